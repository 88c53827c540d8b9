import { quote } from '../explain/wording.ts';
import type { Entry } from './entry.ts';
import { type Frame, wants } from './frames.ts';
import { siblings } from './lost-lines.ts';
import { isSections } from './section-start.ts';
import type { Structure } from './structure.ts';

/**
 * A dash in front of a field that the item above lacks, where what follows it would be no item by itself.
 * @param list the list in whose column the dash stands
 */
export function fieldOfItemAbove(on: Structure, at: number, entry: Entry, list: Frame): 'again' | undefined {
  const above = on.stack[on.stack.indexOf(list) + 1];
  const { key } = entry;
  if (key === undefined || !above || list.shape?.item?.kind !== 'map' || isSections(on, list.shape))
    return undefined;
  const keys = [key, ...siblings(on, at, entry.column)];
  const needed = [...list.shape.item.fields].filter(([, { required }]) => required).map(([name]) => name);
  if (needed.every((name) => keys.includes(name)) || !keys.every((name) => wants(above, name)))
    return undefined;
  const makesWhole = needed.every((name) => above.keys.has(name) || keys.includes(name));
  if (!makesWhole && !keys.some((name) => needed.includes(name))) return undefined;
  const line = ' '.repeat(above.indent) + on.line(at).slice(entry.column);
  on.draft.repair(at, line, {
    from: entry.indent,
    to: entry.indent + 1,
    code: 'stray-dash',
    message: `${quote(key)} is a field of the item above; this dash is too much.`,
    suggestion: line.trimEnd(),
    certain: makesWhole,
  });
  return 'again';
}
