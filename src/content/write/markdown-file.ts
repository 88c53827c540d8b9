import { splitMarkdown } from '../parse/front-matter.ts';
import { WriteError } from './write-error.ts';

/** A Markdown text in parts that can be changed one by one. */
export interface MarkdownParts {
  /** The front matter; its first line of dashes reads as a remark. */
  yaml: string;
  /** From the closing dashes to the first words. */
  head: string;
  /** The Markdown, with `\n`. */
  body: string;
  rawBody: string;
  /** Spaces and line breaks at the end. */
  tail: string;
}

/** Splits a text. @throws WriteError when its front matter is not between two lines of dashes */
export function splitText(text: string): MarkdownParts {
  const { yaml, bodyStart, problems } = splitMarkdown('', text);
  if (problems.length > 0)
    throw new WriteError('The front matter of this text has a mistake. Correct it in a text editor first.');
  const below = text.slice(bodyStart);
  const from = /^(?:[ \t]*\r?\n)*/.exec(below)?.[0].length ?? 0;
  const to = Math.max(from, below.trimEnd().length);
  const rawBody = below.slice(from, to);
  const head = text.slice(yaml.length, bodyStart + from);
  return { yaml, head, rawBody, body: meantBody(rawBody), tail: below.slice(to) };
}

/** Blank lines around a Markdown text are layout. */
export const meantBody = (body: string) =>
  body
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t]*\n)*/, '')
    .trimEnd();

/** The whole text again. */
export const joinText = ({ yaml, head, rawBody, tail }: MarkdownParts) =>
  `-${yaml.slice(1)}${head}${rawBody}${tail}`;

/** Replaces the Markdown; lines above and below the change keep their bytes. */
export function replaceBody(parts: MarkdownParts, body: string, lineBreak: string): MarkdownParts {
  const now = meantBody(body).split('\n');
  const old = parts.body.split('\n');
  const raw = parts.rawBody.split(/(?<=\n)/);
  let above = 0;
  while (above < Math.min(now.length, old.length) - 1 && now[above] === old[above]) above++;
  let below = 0;
  while (below < Math.min(now.length, old.length) - above && now.at(-1 - below) === old.at(-1 - below))
    below++;
  const changed = now.slice(above, now.length - below).map((line) => line + lineBreak);
  const rawBody = [...raw.slice(0, above), ...changed, ...raw.slice(raw.length - below)].join('');
  const isFirst = parts.rawBody === '';
  return {
    ...parts,
    head: isFirst && !parts.head.endsWith('\n') ? parts.head + lineBreak : parts.head,
    rawBody: below === 0 ? rawBody.replace(/\r?\n$/, '') : rawBody,
    body: meantBody(body),
    tail: isFirst && parts.tail === '' ? lineBreak : parts.tail,
  };
}
