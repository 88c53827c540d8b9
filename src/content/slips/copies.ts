import { quote } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';
import type { Entry } from './entry.ts';
import type { Structure } from './structure.ts';

/**
 * YAML's way to give lines a name and repeat them elsewhere, which content does without.
 * @returns whether the field had such a name instead of a value
 */
export function namedCopy(on: Structure, at: number, entry: Entry, shape?: Shape): boolean {
  if (shape?.kind !== 'map' && shape?.kind !== 'list') return false;
  if (!/^[&*][\w-]+$/.test(entry.value)) return false;
  const names = entry.value.startsWith('&');
  const line = on.line(at).slice(0, entry.colon);
  on.draft.repair(at, line, {
    from: entry.valueColumn,
    to: entry.valueColumn + entry.value.length,
    code: 'named-copy',
    message: names
      ? `Lines need no name such as ${quote(entry.value)}: they cannot be repeated by it here.`
      : `Lines cannot be repeated by a name such as ${quote(entry.value)} here.`,
    suggestion: names ? line.trimStart() : `Copy the lines that are meant to below ${quote(line.trim())}.`,
    certain: names,
  });
  return true;
}
