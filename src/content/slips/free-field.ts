import { sameName } from '../explain/nearest.ts';
import { type Frame, isSectionField } from './frames.ts';
import { lineBelow } from './lost-lines.ts';
import type { Structure } from './structure.ts';

/**
 * Whether a word further in than any field may be a field all the same, of which only the column is wrong: one that
 * an open group lacks, or one of a group whose own line is lost.
 */
export function isFreeField(on: Structure, at: number, word: string): boolean {
  return on.stack.some((frame) => {
    const { kind, shape } = frame;
    if (kind === 'seq') return frame === on.top && shape?.item?.fields.has(word) === true;
    if (shape === undefined) return isSectionField(on.standards, word);
    return [...shape.fields].some(([name, field]) => {
      const isMeant = sameName(name, word) || (field.kind === 'map' && field.fields.has(word));
      return isMeant && lacks(on, at, frame, name);
    });
  });
}

/** Whether a group has a field neither above a line nor below it. */
const lacks = (on: Structure, at: number, group: Frame, name: string) =>
  !group.keys.has(name) && lineBelow(on, at, group.indent, name) === undefined;
