import type { TextEdit } from '../diagnostic.ts';

/** Applies edits that do not overlap. */
export function splice(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((done, { start, end, text }) => done.slice(0, start) + text + done.slice(end), text);
}
