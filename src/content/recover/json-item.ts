import { cost } from './costs.ts';
import { readEntry } from './line.ts';
import { type Context, charge, closeTo, framesOf, type State } from './search-state.ts';
import { withEdit } from './steps.ts';

const field = /^\s*"([^"]+)"\s*:\s*(.+?),?\s*$/;

/** An item of a list as JSON writes it, in braces on lines of their own, with quotes and commas. */
export function jsonItem(ctx: Context, state: State): State[] {
  const { at, pending } = state;
  const entry = readEntry(ctx.lines[at] ?? '');
  if (entry.value !== '{') return [];
  const list = [...framesOf(state)].find(({ kind }) => kind === 'seq');
  const indent = pending?.shape?.kind === 'list' ? Math.max(entry.indent, pending.indent) : list?.indent;
  const end = ctx.lines.findIndex((line, n) => n > at && /^\s*\},?\s*$/.test(line));
  const inner = ctx.lines.slice(at + 1, Math.max(end, at + 1));
  if (indent === undefined || inner.length === 0 || !inner.every((line) => field.test(line))) return [];
  const item = inner.map((line, n) => {
    const [, key = '', value = ''] = field.exec(line) ?? [];
    return `${' '.repeat(indent)}${n === 0 ? '- ' : '  '}${key}: ${value}`;
  });
  const closed = pending ? { ...state, pending: undefined } : closeTo(state, list, at);
  const read = withEdit(charge({ ...closed, at: end + 1 }, at, cost.value), {
    line: at,
    from: entry.indent,
    to: entry.indent + 1,
    code: 'json-item',
    message: `An item begins with a dash here, without braces and commas (down to line ${end + 1}).`,
    suggestion: item.join('\n'),
    certain: true,
    changes: [[at, ''], ...item.map((line, n): [number, string] => [at + 1 + n, line]), [end, '']],
  });
  return [read];
}
