import matter from 'gray-matter';
import type { Diagnostic, TextEdit } from '../diagnostic.ts';
import { Source } from './source.ts';

/** A Markdown file, split. */
export interface MarkdownFile {
  /** The front matter as YAML at the file's own offsets: its first line of dashes is a comment. */
  yaml: string;
  /** The Markdown, if there is any, and its offset in the file. */
  body: string | undefined;
  bodyStart: number;
  /** What is wrong with the lines of dashes. */
  problems: Diagnostic[];
}

/** Fields: lines with a word and a colon. */
const fields = /^(?:[A-Za-z][\w-]*:.*(?:\r?\n|$))*/;
const dashes = /^---[ \t]*$/;
/** A line of signs that people take for one of three dashes. */
const signs = /^[ \t]*(?:[-–—−_*+=~.][ \t]*)+$/;

/** Splits front matter and Markdown; the values of the front matter can be in YAML only. */
export function splitMarkdown(file: string, text: string): MarkdownFile {
  const source = new Source(file, text);
  if (/^\s*<(?:!doctype|html|head|body|p|div|h\d)\b/i.test(text)) return savedAsHtml(source);
  const opening = lineAt(text, /^(?:[ \t]*\r?\n)*/.exec(text)?.[0].length ?? 0);
  const language = /^---[ \t]*(\w+)/.exec(text)?.[1];
  if (language !== undefined) return otherLanguage(source, language);
  if (!signs.test(opening.text)) return unopened(source, opening.start);
  const below = endOfFields(text, opening.next);
  const isPlain = opening.start === 0 && dashes.test(opening.text);
  const closing = below > opening.next || isPlain ? closingLine(text, below) : undefined;
  if (!closing) return isPlain ? unclosed(source, below) : unopened(source, opening.start);
  const problems = [
    ...(opening.start > 0 ? [linesAbove(source, opening.start)] : []),
    ...[opening, closing].filter((line) => !dashes.test(line.text)).map((line) => notDashes(source, line)),
  ];
  return {
    yaml: `${text.slice(0, opening.start)}#${text.slice(opening.start + 1, closing.start)}`,
    body: problems.length === 0 ? bodyOf(text) : text.slice(closing.next),
    bodyStart: closing.next,
    problems,
  };
}

/** The Markdown below front matter whose lines of dashes are right. Our own parser reads the values. */
const bodyOf = (text: string) => matter(text, { engines: { yaml: () => ({}) } }).content;

/** A line: its offset, its words without the line break, and the offset of the next line. */
interface Line {
  start: number;
  text: string;
  next: number;
}

function lineAt(text: string, start: number): Line {
  const end = text.indexOf('\n', start);
  const next = end < 0 ? text.length : end + 1;
  return { start, text: text.slice(start, next).replace(/\r?\n$/, ''), next };
}

const endOfFields = (text: string, start: number) =>
  start + (fields.exec(text.slice(start))?.[0].length ?? 0);

/** The line that ends the front matter: the one right below the fields, or else the first of three dashes. */
function closingLine(text: string, below: number): Line | undefined {
  const line = lineAt(text, below);
  if (line.text !== '' && signs.test(line.text) && !dashes.test(lineAt(text, line.next).text)) return line;
  const found = /^---[ \t]*\r?$/m.exec(text.slice(below));
  return found ? lineAt(text, below + found.index) : undefined;
}

function report(
  source: Source,
  [start, end]: readonly [number, number],
  message: string,
  suggestion: string,
  edit?: TextEdit,
): Diagnostic {
  return source.diagnostic(start, end, {
    code: 'front-matter',
    message,
    suggestion,
    edit,
  });
}

const firstLine = ({ text }: Source) => [0, lineAt(text, 0).text.length] as const;
/** Fields of the file between lines of dashes, for showing them. */
const betweenDashes = (text: string) => `---\n${text.replaceAll('\r\n', '\n').trimEnd() || 'title: …'}\n---`;

/** A word processor saves HTML; nothing in it is a text of this site. */
function savedAsHtml(source: Source): MarkdownFile {
  const message = 'This file contains HTML, as word processors save it.';
  const suggestion = 'Save it as plain text, and begin it with its title:\n---\ntitle: …\n---';
  const problem = report(source, firstLine(source), message, suggestion);
  return { yaml: 'title: …', body: undefined, bodyStart: 0, problems: [{ ...problem, code: 'not-text' }] };
}

function otherLanguage(source: Source, language: string): MarkdownFile {
  const { text } = source;
  const message = `There is “${language}” behind the three dashes; the fields of a text are written in YAML.`;
  // The values are of another language, but the text below them is still Markdown.
  const closing = /^---[ \t]*\r?$/m.exec(text.slice(3));
  const bodyStart = closing ? closing.index + 3 + closing[0].length : text.length;
  const problems = [report(source, firstLine(source), message, betweenDashes(''))];
  return { yaml: 'title: …', body: text.slice(bodyStart), bodyStart, problems };
}

function unclosed(source: Source, end: number): MarkdownFile {
  const { text, lineBreak } = source;
  const message = 'The head of this text is never closed: a second line of three dashes is missing.';
  const head = text.slice(lineAt(text, 0).next, end);
  const edit = head === '' ? undefined : { start: end, end, text: `---${lineBreak}` };
  const problems = [report(source, [0, 3], message, betweenDashes(head), edit)];
  return { yaml: `#${text.slice(1, end)}`, body: text.slice(end), bodyStart: end, problems };
}

/** @param top the offset of the first line with words */
function unopened(source: Source, top: number): MarkdownFile {
  const { text, lineBreak } = source;
  const end = endOfFields(text, top);
  const isHead = end > top;
  const isClosed = isHead && dashes.test(lineAt(text, end).text);
  const edit = isClosed ? { start: 0, end: top, text: `---${lineBreak}` } : undefined;
  const message = 'A text begins with its title, between two lines of three dashes.';
  const problems = [report(source, firstLine(source), message, betweenDashes(text.slice(top, end)), edit)];
  return isHead
    ? { yaml: text.slice(0, end), body: text.slice(end), bodyStart: end, problems }
    : { yaml: 'title: …', body: text, bodyStart: 0, problems };
}

function linesAbove(source: Source, end: number): Diagnostic {
  const message = 'A text begins with a line of three dashes, with nothing above it.';
  const suggestion = source.position(end).line > 2 ? 'Delete the empty lines.' : 'Delete the empty line.';
  return report(source, [0, 0], message, suggestion, { start: 0, end, text: '' });
}

function notDashes(source: Source, { start, text }: Line): Diagnostic {
  const message = dashes.test(text.trim())
    ? 'These three dashes must be at the very beginning of their line.'
    : `This line must be three dashes (---), not “${text.trim()}”.`;
  const range = [start, start + text.trimEnd().length] as const;
  return report(source, range, message, '---', { start, end: start + text.length, text: '---' });
}
