import type { Entry } from './entry.ts';
import type { Structure } from './structure.ts';

const field = /^\s*"([^"]+)"\s*:\s*(.+?),?\s*$/;

/**
 * An item of a list as JSON writes it, in braces on lines of their own, with quotes and commas.
 * @param indent column of the dashes of the list
 * @returns whether this was one; its lines are then an item as YAML writes it
 */
export function jsonItem(on: Structure, at: number, entry: Entry, indent: number): boolean {
  if (entry.value !== '{') return false;
  const { lines } = on.draft;
  const end = lines.findIndex((line, n) => n > at && /^\s*\},?\s*$/.test(line));
  const inner = lines.slice(at + 1, Math.max(end, at + 1));
  if (inner.length === 0 || !inner.every((line) => field.test(line))) return false;
  const item = inner.map((line, n) => {
    const [, key = '', value = ''] = field.exec(line) ?? [];
    return `${' '.repeat(indent)}${n === 0 ? '- ' : '  '}${key}: ${value}`;
  });
  const slip = on.draft.repair(at, '', {
    from: entry.indent,
    to: entry.indent + 1,
    code: 'json-item',
    message: `An item begins with a dash here, without braces and commas (down to line ${end + 1}).`,
    suggestion: item.join('\n'),
    certain: true,
  });
  for (const [n, line] of item.entries()) on.draft.change(slip, at + 1 + n, line);
  on.draft.change(slip, end, '');
  return true;
}
