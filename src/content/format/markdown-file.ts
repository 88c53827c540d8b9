import { splitMarkdown } from '../parse/front-matter.ts';
import { WriteError } from './write-error.ts';

/** A file in the parts that are written: YAML, and of a Markdown text what is below it. */
export interface FileParts {
  yaml: string;
  body: string | undefined;
}

/** Splits a file. @throws WriteError when the front matter of a text is not between two lines of dashes */
export function splitFile(file: string, text: string): FileParts {
  if (!file.endsWith('.md')) return { yaml: text, body: undefined };
  const { yaml, bodyStart, problem } = splitMarkdown('', text);
  if (problem)
    throw new WriteError('The front matter of this text has a mistake. Correct it in a text editor first.');
  return { yaml: yaml.slice(yaml.indexOf('\n') + 1), body: meantBody(text.slice(bodyStart)) };
}

/** The whole file again. */
export const joinFile = ({ yaml, body }: FileParts) =>
  body === undefined ? yaml : `---\n${yaml}---\n${body === '' ? '' : `\n${body}\n`}`;

/** Blank lines around a Markdown text are layout. */
export const meantBody = (body: string) =>
  body
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t]*\n)*/, '')
    .trimEnd();
