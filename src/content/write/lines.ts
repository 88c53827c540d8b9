import type { TextEdit } from '../diagnostic.ts';
import type { Source } from '../parse/source.ts';
import { type Block, isBlank, lineAt, lineCount, lineStart } from './blocks.ts';

/** Lines `from` to `to` as they are, each with its line break; the last line of a file may have none. */
export const linesOf = (source: Source, from: number, to: number) =>
  source.text.slice(lineStart(source, from), lineStart(source, to + 1));

/** Inserts lines before a line. @param text the lines, each with its line break */
export function insertLines(source: Source, line: number, text: string): TextEdit {
  const start = lineStart(source, line);
  const isAfterLast = line >= lineCount(source) && source.text !== '' && !source.text.endsWith('\n');
  // The file keeps its habit of ending without a line break.
  return isAfterLast
    ? { start, end: start, text: source.lineBreak + text.replace(/\r?\n$/, '') }
    : { start, end: start, text };
}

/** Replaces the lines `from` to `to`. */
export function replaceLines(source: Source, from: number, to: number, text: string): TextEdit {
  const end = lineStart(source, to + 1);
  const hasBreak = lineAt(source, to).endsWith('\n');
  if (text !== '' || hasBreak || from === 0)
    return { start: lineStart(source, from), end, text: hasBreak ? text : text.replace(/\r?\n$/, '') };
  const above = lineAt(source, from - 1);
  const breakLength = above.length - above.replace(/\r?\n$/, '').length;
  return { start: lineStart(source, from) - breakLength, end, text: '' };
}

/** Deletes a block with its remarks, and the blank lines that separated it from one neighbour. */
export function deleteBlock(source: Source, blocks: readonly Block[], at: number): TextEdit {
  const { lead, tail } = blocks[at] as Block;
  const above = blankRun(source, lead - 1, -1);
  const below = blankRun(source, tail + 1, 1);
  const neighbour = blocks[at - 1];
  const isLast = at === blocks.length - 1;
  if (isLast && neighbour) {
    // A remark in between needs its blank line, or it would seem to be about what follows.
    const isNext = neighbour.tail === lead - above - 1;
    return replaceLines(source, isNext ? lead - above : lead, tail, '');
  }
  return replaceLines(source, lead, tail + (at === 0 ? below : Math.min(above, below)), '');
}

/** How many blank lines there are from a line on. */
function blankRun(source: Source, line: number, step: 1 | -1): number {
  let count = 0;
  for (let at = line; at >= 0 && at < lineCount(source) && isBlank(source, at); at += step) count++;
  return count;
}

/** How many blank lines there are between each two blocks. */
export const gapsOf = (source: Source, blocks: readonly Block[]): number[] =>
  blocks.slice(0, -1).map(({ tail }) => blankRun(source, tail + 1, 1));

/** Lines with a line break behind each. */
export const withBreaks = (lines: readonly string[], lineBreak: string) =>
  lines.map((line) => line + lineBreak).join('');
