import { nameDistance } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import { brokenKey } from './bare.ts';
import type { Entry } from './entry.ts';
import { type Frame, wants } from './frames.ts';
import { lineBelow } from './lost-lines.ts';
import type { Structure } from './structure.ts';

/** Shorter names are too easily taken for each other. */
const shortest = 4;

/**
 * A field of which neither the name nor the colon is right, in the column of the fields of a group.
 * @returns `again` when the line was repaired
 */
export function mistypedKey(on: Structure, at: number, entry: Entry, group: Frame): 'again' | undefined {
  const free = [...(group.shape?.fields.keys() ?? [])].filter(
    (name) => wants(group, name) && lineBelow(on, at, group.indent, name) === undefined,
  );
  const isNear = (field: string, word: string) => field.length >= shortest && nameDistance(field, word) <= 1;
  const broken = brokenKey(entry.value, free, isNear);
  if (!broken) return undefined;
  const line = `${' '.repeat(entry.indent)}${broken.key}: ${broken.value}`.trimEnd();
  on.draft.repair(at, line, {
    from: entry.indent,
    to: entry.indent + broken.to,
    code: 'mistyped-key',
    message: `This seems to be ${quote(broken.key)}, mistyped and without its colon.`,
    suggestion: line.trimStart(),
    certain: group.shape?.fields.get(broken.key)?.required === true,
  });
  return 'again';
}
