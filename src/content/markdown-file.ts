import matter from 'gray-matter';
import { parse as parseYaml } from 'yaml';

/** A Markdown file taken apart. */
export interface MarkdownFile {
  /** The file up to the end of its front matter, its first dashes made a comment: YAML at the file's own offsets. */
  yaml: string;
  /** The Markdown, and its offset in the file. */
  body: string;
  bodyStart: number;
}

const refuse = () => {
  throw new Error('Front matter is YAML; other languages are switched off.');
};

const options = {
  language: 'yaml',
  engines: {
    // What is wrong with the YAML is told by our own parse of the same lines, with its place.
    yaml: (source: string) => (parseYaml(source, { schema: 'failsafe', strict: false }) ?? {}) as object,
    javascript: refuse,
    json: refuse,
  },
};

/**
 * Splits front matter and Markdown with gray-matter; every language but YAML is off.
 * @returns undefined when the file does not begin with a front matter that closes
 */
export function splitMarkdown(text: string): MarkdownFile | undefined {
  const opening = /^---[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === undefined) return undefined;
  const closing = /^---[ \t]*(\r?\n|$)/m.exec(text.slice(opening.length));
  if (!closing) return undefined;
  const bodyStart = opening.length + closing.index + closing[0].length;
  const yaml = `#--${text.slice(3, opening.length + closing.index)}`;
  return { yaml, body: bodyOf(text) ?? text.slice(bodyStart), bodyStart };
}

function bodyOf(text: string): string | undefined {
  try {
    return matter(text, options).content;
  } catch {
    // The YAML is broken; its problems are told with their places, and the text under it is still read.
    return undefined;
  }
}
