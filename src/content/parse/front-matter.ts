import type { Diagnostic } from '../diagnostic.ts';
import { Source } from './source.ts';

/** A Markdown file, split. */
export interface MarkdownFile {
  /** The front matter as YAML at the file's own offsets: its first line of dashes is a comment. */
  yaml: string;
  /** The Markdown, if it is certain where it begins, and its offset in the file. */
  body: string | undefined;
  bodyStart: number;
  /** What is wrong with the lines of dashes. */
  problems: Diagnostic[];
}

/** Splits front matter and Markdown; the values of the front matter can be in YAML only. */
export function splitMarkdown(file: string, text: string): MarkdownFile {
  const source = new Source(file, text);
  const opening = /^---[ \t]*(?:\r?\n|$)/.exec(text)?.[0].length;
  if (opening === undefined) return withoutHead(source, text);
  // Where a line begins with three dashes, the front matter ends; with more behind them, nobody knows.
  const found = /^---([^\n]*)\n?/m.exec(text.slice(opening));
  if (found?.[1]?.trim() !== '') return unclosed(source, text, opening);
  const end = opening + found.index;
  return {
    yaml: `#${text.slice(1, end)}`,
    body: text.slice(end + found[0].length),
    bodyStart: end + found[0].length,
    problems: [],
  };
}

/** Fields at the beginning of a text, each with a word and a colon. */
const fieldsIn = (text: string) => /^(?:[A-Za-z][\w-]*:.*(?:\r?\n|$))*/.exec(text)?.[0] ?? '';

/** The lines of dashes around fields, as they should be. */
const head = (fields: string) => `---\n${fields.replaceAll('\r\n', '\n').trimEnd() || 'title: …'}\n---`;

function report(source: Source, message: string, suggestion: string): Diagnostic {
  const end = source.text.search(/\r?\n|$/);
  return source.diagnostic(0, end, { code: 'front-matter', message, suggestion });
}

function withoutHead(source: Source, text: string): MarkdownFile {
  const message = 'A text begins with its title, between two lines of three dashes, with nothing above them.';
  const fields = fieldsIn(text.replace(/^(?:[^A-Za-z]*\r?\n)+/, ''));
  const problems = [report(source, message, head(fields))];
  return { yaml: 'title: …', body: undefined, bodyStart: 0, problems };
}

function unclosed(source: Source, text: string, opening: number): MarkdownFile {
  const message = 'The head of this text is never closed: a second line of three dashes is missing.';
  const fields = fieldsIn(text.slice(opening));
  const problems = [report(source, message, head(fields))];
  return { yaml: `#${text.slice(1, opening)}${fields}`, body: undefined, bodyStart: 0, problems };
}
