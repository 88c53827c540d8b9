import MarkdownIt, { type Token } from 'markdown-it';

/** Parses as the build does: HTML is off, so that tags are ordinary text. */
const markdown = new MarkdownIt({ html: false, linkify: false });

type Offsets = readonly [number, number];

/** A stretch of words without markup in a paragraph, heading or list item. */
interface Words {
  content: string;
  /** Line in the body, from 0. */
  line: number;
}

/** A paragraph, heading or list item. */
export interface Block {
  token: Token;
  /** What contains it directly: `paragraph_open`, `heading_open` … */
  parent: Token | undefined;
  /** Line in the body, from 0. */
  line: number;
  lines: string[];
  words: Words[];
}

/** The Markdown below the front matter of a text, parsed. */
export class MarkdownText {
  readonly body: string;
  readonly lines: readonly string[];
  readonly tokens: readonly Token[];
  readonly blocks: readonly Block[];
  readonly #starts: number[] = [];

  /** @param offset where the body begins in its file; all offsets are those of the file */
  constructor(body: string, offset: number) {
    this.body = body;
    this.lines = body.split('\n');
    let at = offset;
    for (const line of this.lines) {
      this.#starts.push(at);
      at += line.length + 1;
    }
    this.tokens = markdown.parse(body, {});
    this.blocks = this.tokens.flatMap((token, at) =>
      token.type === 'inline' ? [block(token, this.tokens[at - 1])] : [],
    );
  }

  /** The offsets of the first `words` from a line on; of the line itself if they are not written like that. */
  find(words: string, from: number): Offsets {
    const [first = ''] = words.split('\n', 1);
    for (let line = from; first !== '' && line < Math.min(this.lines.length, from + 60); line++) {
      const column = this.lines[line]?.indexOf(first) ?? -1;
      const start = this.#starts[line] ?? 0;
      if (column >= 0) return [start + column, start + column + first.length];
    }
    return this.lineOffsets(from);
  }

  /** The offsets of a line, without its line break. */
  lineOffsets(line: number): Offsets {
    const start = this.#starts[line] ?? 0;
    return [start, start + (this.lines[line] ?? '').trimEnd().length];
  }
}

function block(token: Token, parent: Token | undefined): Block {
  const from = token.map?.[0] ?? 0;
  const words: Words[] = [];
  let line = from;
  for (const { type, content } of token.children ?? []) {
    if (type === 'softbreak' || type === 'hardbreak') line++;
    if (type === 'text' && content !== '') words.push({ content, line });
  }
  return { token, parent, line: from, lines: token.content.split('\n'), words };
}
