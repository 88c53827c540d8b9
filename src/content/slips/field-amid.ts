import { quote } from '../explain/wording.ts';
import type { Entry } from './entry.ts';
import { putAside, STRAY_LINE } from './put-aside.ts';
import type { Structure } from './structure.ts';

/**
 * A field that has no place in its column, amid the lines of something further in: those below it go on with what is
 * above it. It is put aside.
 * @returns whether this was so
 */
export function fieldAmid(on: Structure, at: number, entry: Entry): boolean {
  const { key = '', value, column } = entry;
  if (value === '' || !goesOnBelow(on, at, column)) return false;
  putAside(on, at, at, {
    code: 'left-over',
    message: `${quote(key)} cannot stand here, amid lines that stand further in.`,
    suggestion: STRAY_LINE,
  });
  return true;
}

/** Whether the next line is an item or a field of something that is open further in than a column, or about to open. */
function goesOnBelow(on: Structure, at: number, column: number): boolean {
  const next = on.next(at);
  const { pending } = on;
  if (!next) return false;
  const inside = on.stack.filter(({ indent }) => indent > column && indent === next.indent);
  if (next.dashes > 0) {
    const begins = pending?.shape?.kind === 'list' && next.indent >= pending.indent;
    return begins || inside.some(({ kind }) => kind === 'seq');
  }
  const { key } = next;
  const begins = pending?.shape?.kind === 'map' && next.indent > pending.indent && next.indent !== column;
  return (
    key !== undefined &&
    (begins || inside.some(({ kind, shape }) => kind === 'map' && shape?.fields.has(key)))
  );
}
