import MarkdownIt, { type Token } from 'markdown-it';
import { error, type UnlocatedDiagnostic, warning } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';
import { placeholder } from './check-copy.ts';
import { codeSlip, type Find, paragraphSlips, secondHead } from './markdown-slips.ts';
import type { Reference } from './references.ts';

const markdown = new MarkdownIt({ html: true, linkify: false });

/** What a Markdown text says that a page must be able to keep. */
export interface MarkdownCheck {
  findings: UnlocatedDiagnostic[];
  links: Reference[];
}

/**
 * Checks Markdown.
 * @param body the Markdown
 * @param offset where it begins in its file; places are told as offsets into the file
 */
export function checkMarkdown(body: string, offset: number): MarkdownCheck {
  const check: MarkdownCheck = { findings: [], links: [] };
  const text = new Lines(body, offset);
  if (body.trim() === '') {
    check.findings.push(error([], 'value', 'empty-text', 'Under the second line of dashes stands no text.'));
    return check;
  }
  const second = secondHead(body, offset);
  check.findings.push(...second);
  if (second.length > 0) return check;
  const find: Find = (words, line) => text.find(words, line);
  let level = 1;
  for (const token of markdown.parse(body, {})) {
    if (token.type === 'code_block') check.findings.push(codeSlip(token, find));
    if (token.type === 'inline') check.findings.push(...paragraphSlips(token, find));
    if (token.type === 'html_block')
      check.findings.push(rawHtml(token.content.trim(), text, token.map?.[0] ?? 0));
    if (token.type === 'heading_open') level = heading(token, level, text, check.findings);
    if (token.type === 'inline') inline(token, text, check);
  }
  return check;
}

/** The lines of a Markdown text, for finding things again by line. */
class Lines {
  readonly #lines: string[];
  readonly #starts: number[] = [];

  constructor(body: string, offset: number) {
    this.#lines = body.split('\n');
    let at = offset;
    for (const line of this.#lines) {
      this.#starts.push(at);
      at += line.length + 1;
    }
  }

  /** The range of the first `words` from a line on; where they are not to be found as written, that line. */
  find(words: string, from: number): readonly [number, number] {
    const [first = ''] = words.split('\n', 1);
    for (let line = from; line < this.#lines.length && line < from + 60; line++) {
      const column = this.#lines[line]?.indexOf(first) ?? -1;
      const start = this.#starts[line] ?? 0;
      if (column >= 0) return [start + column, start + column + first.length];
    }
    const start = this.#starts[from] ?? 0;
    return [start, start + (this.#lines[from]?.length ?? 0)];
  }
}

function rawHtml(html: string, text: Lines, line: number): UnlocatedDiagnostic {
  const [first = ''] = html.split('\n', 1);
  return error([], 'value', 'raw-html', 'HTML is not read here; visitors would see it as it is written.', {
    offsets: text.find(first, line),
    suggestion: 'Take it away, or write it as Markdown: **bold**, *italic*, [words](/address), - item.',
  });
}

/** The title of the text is its first heading; those in the text begin one level below. */
function heading(token: Token, above: number, text: Lines, findings: UnlocatedDiagnostic[]): number {
  const level = Number(token.tag.slice(1));
  const line = token.map?.[0] ?? 0;
  const range = text.find(token.markup.startsWith('#') ? token.markup : '', line);
  if (level === 1) {
    findings.push(
      error(
        [],
        'value',
        'heading-level',
        'The main heading of this text is its title, which stands between the dashes at the top.',
        {
          offsets: range,
          suggestion: 'Begin this heading with ##.',
          ...(token.markup === '#' ? { edit: { kind: 'set-text', text: '##' } } : {}),
        },
      ),
    );
    return 2;
  }
  if (level > above + 1) {
    findings.push(
      error(
        [],
        'value',
        'heading-level',
        'This heading skips a level, which misleads people who listen to the page.',
        {
          offsets: range,
          suggestion: `Begin it with ${'#'.repeat(above + 1)}.`,
          edit: { kind: 'set-text', text: '#'.repeat(above + 1) },
        },
      ),
    );
  }
  return level;
}

function inline(token: Token, text: Lines, check: MarkdownCheck) {
  let line = token.map?.[0] ?? 0;
  for (const child of token.children ?? []) {
    if (child.type === 'softbreak' || child.type === 'hardbreak') line++;
    if (child.type === 'html_inline' && !child.content.startsWith('</'))
      check.findings.push(rawHtml(child.content, text, line));
    if (child.type === 'image') check.findings.push(picture(child, text, line));
    if (child.type === 'text') words(child.content, text, line, check.findings);
    if (child.type !== 'link_open') continue;
    const name = String(child.attrGet('href') ?? '');
    check.links.push({ kind: 'link', name, path: [], offsets: text.find(name, line) });
  }
}

function picture(token: Token, text: Lines, line: number): UnlocatedDiagnostic {
  return error([], 'value', 'markdown-picture', 'Pictures cannot stand in Markdown texts.', {
    offsets: text.find(`](${token.attrGet('src') ?? ''}`, line),
    suggestion: 'Show it with a section of the page, such as a checklist.',
  });
}

function words(content: string, text: Lines, line: number, findings: UnlocatedDiagnostic[]) {
  const broken = /\[[^\]]+\]\[([^\]]*)\]/.exec(content);
  if (broken) {
    findings.push(
      error(
        [],
        'value',
        'broken-reference',
        `This link refers to ${quote(broken[1] || broken[0])}, which is defined nowhere.`,
        {
          offsets: text.find(broken[0], line),
          suggestion: 'Write the address right here: [words](/address).',
        },
      ),
    );
  }
  const left = placeholder.exec(content);
  if (left) {
    findings.push(
      error([], 'value', 'placeholder', `${quote(left[0])} looks like a placeholder that was left over.`, {
        offsets: text.find(left[0], line),
        suggestion: 'Write the real text, or take it away.',
      }),
    );
  }
  const spaces = /\S( {2,})\S/.exec(content);
  if (!spaces) return;
  const [start, end] = text.find(spaces[0], line);
  findings.push(
    warning([], 'value', 'double-space', 'Two spaces stand here where one is enough.', {
      offsets: [start + 1, end - 1],
      edit: { kind: 'set-text', text: ' ' },
    }),
  );
}
