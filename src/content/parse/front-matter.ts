import matter from 'gray-matter';
import { parse as parseYaml } from 'yaml';
import type { Diagnostic } from '../diagnostic.ts';
import { fields, oddEdges } from './front-matter-lines.ts';
import { Source } from './source.ts';

/** A Markdown file taken apart. */
export interface MarkdownFile {
  /** The file up to the end of its front matter, its first dashes made a comment: YAML at the file's own offsets. */
  yaml: string;
  /** The Markdown, if there is any, and its offset in the file. */
  body: string | undefined;
  bodyStart: number;
  /** What is wrong with the lines of dashes. */
  problems: Diagnostic[];
}

const refuse = () => {
  throw new Error('Front matter is YAML; other languages are switched off.');
};

const options = {
  language: 'yaml',
  engines: {
    // Our own parser reports the mistakes in these lines, with their ranges.
    yaml: (source: string) => (parseYaml(source, { schema: 'failsafe', strict: false }) ?? {}) as object,
    javascript: refuse,
    json: refuse,
  },
};

/** Splits front matter and Markdown with gray-matter; every language but YAML is off. */
export function splitMarkdown(file: string, text: string): MarkdownFile {
  if (/^\s*<(?:!doctype|html|head|body|p|div|h\d)\b/i.test(text)) return savedAsHtml(file, text);
  const odd = oddEdges(file, text);
  if (odd) {
    const yaml = `${text.slice(0, odd.opening)}#${text.slice(odd.opening + 1, odd.closing)}`;
    return { yaml, body: text.slice(odd.body), bodyStart: odd.body, problems: odd.problems };
  }
  const opening = /^---[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === undefined) return unopened(file, text);
  const from = opening.length;
  const closing = /^---[ \t]*(\r?\n|$)/m.exec(text.slice(from));
  const yaml = (end: number) => `#--${text.slice(3, end)}`;
  if (!closing) return unclosed(file, text, from, yaml);
  const end = from + closing.index;
  const bodyStart = end + closing[0].length;
  return {
    yaml: yaml(end),
    body: bodyOf(text) ?? text.slice(bodyStart),
    bodyStart,
    problems: [],
  };
}

function bodyOf(text: string): string | undefined {
  try {
    return matter(text, options).content;
  } catch {
    // The YAML is broken and reported elsewhere; the text below it is still checked.
    return undefined;
  }
}

/** Lines that end in one sign, for showing them. */
const oneSign = (text: string) => text.replaceAll('\r\n', '\n');

/** A word processor saves HTML; nothing in it is a text of this site. */
function savedAsHtml(file: string, text: string): MarkdownFile {
  const source = new Source(file, text);
  const problem = source.diagnostic(0, text.split(/\r?\n/, 1)[0]?.length ?? 0, {
    severity: 'error',
    code: 'not-text',
    message: 'This file contains HTML, as word processors save it.',
    suggestion: 'Save it as plain text, and begin it with its title:\n---\ntitle: …\n---',
  });
  return { yaml: 'title: …', body: undefined, bodyStart: 0, problems: [problem] };
}

function unclosed(file: string, text: string, from: number, yaml: (end: number) => string): MarkdownFile {
  const end = from + (fields.exec(text.slice(from))?.[0].length ?? 0);
  const source = new Source(file, text);
  const problem = source.diagnostic(0, 3, {
    severity: 'error',
    code: 'front-matter',
    message: 'The head of this text is never closed: a second line of three dashes is missing.',
    suggestion: `${oneSign(text.slice(0, end).trimEnd())}\n---`,
    ...(end > from ? { edits: [{ start: end, end, text: `---${source.lineBreak}` }] } : {}),
  });
  return { yaml: yaml(end), body: text.slice(end), bodyStart: end, problems: [problem] };
}

function unopened(file: string, text: string): MarkdownFile {
  const top = Math.max(0, text.search(/\S/));
  const end = top + (fields.exec(text.slice(top))?.[0].length ?? 0);
  const source = new Source(file, text);
  const lineEnd = text.search(/\r?\n/);
  const language = /^---[ \t]*(\w+)/.exec(text)?.[1];
  if (language !== undefined) {
    const problem = source.diagnostic(0, lineEnd < 0 ? text.length : lineEnd, {
      severity: 'error',
      code: 'front-matter',
      message: `There is “${language}” behind the three dashes; the fields of a text are written in YAML.`,
      suggestion: '---\ntitle: …\n---',
    });
    // The values are of another language, but the text below them is still Markdown.
    const closing = /^---[ \t]*\r?$/m.exec(text.slice(3));
    const bodyStart = closing ? closing.index + 3 + closing[0].length : text.length;
    return { yaml: 'title: …', body: text.slice(bodyStart), bodyStart, problems: [problem] };
  }
  const problem = source.diagnostic(0, lineEnd < 0 ? text.length : lineEnd, {
    severity: 'error',
    code: 'front-matter',
    message: 'A text begins with its title, between two lines of three dashes.',
    suggestion: `---\n${oneSign(text.slice(top, end).trimEnd()) || 'title: …'}\n---`,
    ...(end > top && /^---[ \t]*$/m.test(text.slice(end, end + 5))
      ? { edits: [{ start: 0, end: top, text: `---${source.lineBreak}` }] }
      : {}),
  });
  const isHead = end > top;
  return {
    yaml: isHead ? text.slice(0, end) : 'title: …',
    body: isHead ? text.slice(end) : text,
    bodyStart: isHead ? end : 0,
    problems: [problem],
  };
}
