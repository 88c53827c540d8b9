import type { Diagnostic } from '../diagnostic.ts';
import { Source } from './source.ts';

/** A Markdown file, split. */
interface MarkdownFile {
  /** The front matter as YAML at the file's own offsets: its first line of dashes is a comment. */
  yaml: string;
  /** The Markdown, if it is certain where it begins, and its offset in the file. */
  body?: string;
  bodyStart: number;
  /** What is wrong with the lines of dashes. */
  problem?: Diagnostic;
}

/** Splits front matter and Markdown; the values of the front matter can be in YAML only. */
export function splitMarkdown(file: string, text: string): MarkdownFile {
  const opening = /^---[ \t]*(?:\r?\n|$)/.exec(text)?.[0].length;
  const below = text.slice(opening);
  // Where a line begins with three dashes, the front matter ends; with more behind them, nobody knows.
  const closing = opening === undefined ? null : /^---([^\n]*)\n?/m.exec(below);
  if (opening !== undefined && closing?.[1]?.trim() === '') {
    const end = opening + closing.index;
    const bodyStart = end + closing[0].length;
    return { yaml: `#${text.slice(1, end)}`, body: text.slice(bodyStart), bodyStart };
  }
  const message =
    opening === undefined
      ? 'A text begins with its title, between two lines of three dashes, with nothing above them.'
      : 'The head of this text is never closed: a second line of three dashes is missing.';
  // Its fields, each with a word and a colon.
  const [fields = ''] =
    /^(?:[A-Za-z][\w-]*:.*(?:\r?\n|$))*/.exec(below.replace(/^(?:[^A-Za-z]*\r?\n)+/, '')) ?? [];
  const suggestion = `---\n${fields.replaceAll('\r\n', '\n').trimEnd() || 'title: …'}\n---`;
  const about = { code: 'front-matter', message, suggestion };
  const problem = new Source(file, text).diagnostic(0, text.search(/\r?\n|$/), about);
  return { yaml: 'title: …', bodyStart: 0, problem };
}
