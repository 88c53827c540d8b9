import { quote } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';
import { cost } from './costs.ts';
import { readEntered } from './fields.ts';
import { readEntry } from './line.ts';
import type { Context } from './read-line.ts';
import { isSections, namesType } from './sections.ts';
import { addKey, charge, closeTo, framesOf, open, type State } from './state.ts';
import { withEdit } from './steps.ts';

/** The line as the first of a list or group whose own line, such as `items:`, was lost above it. */
export function lostKeys(ctx: Context, state: State): State[] {
  const { at } = state;
  const line = ctx.lines[at] ?? '';
  const entry = readEntry(line);
  const isItem = entry.dashes > 0;
  if (!isItem && entry.key === undefined) return [];
  const out: State[] = [];
  for (const frame of framesOf(state)) {
    if (frame.kind !== 'map' || frame.indent >= entry.indent || !frame.shape) continue;
    for (const [name, field] of frame.shape.fields) {
      if (frame.keys.has(name) || !holds(ctx, at, field, isItem, entry.key)) continue;
      const key = `${' '.repeat(frame.indent)}${name}:`;
      const above = readEntry(ctx.lines[at - 1] ?? '');
      const belongs = field.kind === 'map' && field.fields.has(above.key ?? '');
      const far = ((entry.indent - frame.indent - 2) / 2) * cost.farFromKey;
      let now = charge(state, at, (field.required ? cost.lostKey : cost.lostOptionalKey) + Math.max(0, far));
      now = addKey(closeTo(now, frame, at), name, at);
      now = withEdit(now, {
        line: at,
        from: entry.indent,
        to: line.trimEnd().length,
        code: 'lost-line',
        message: `Above this line, the line ${quote(`${name}:`)} is missing.`,
        suggestion: `${key}\n${line}`,
        certain: (ctx.lines[at - 1] ?? '').trim() !== '' && !belongs,
        changes: [],
        insert: key,
      });
      out.push(...readEntered(ctx, open(now, isItem ? 'seq' : 'map', entry.indent, field), line, isItem));
    }
  }
  return out;
}

function holds(ctx: Context, at: number, field: Shape, isItem: boolean, key: string | undefined): boolean {
  if (!isItem) return field.kind === 'map' && key !== undefined && field.fields.has(key);
  if (field.kind !== 'list') return false;
  if (isSections(ctx.schemas, field)) return key !== undefined && namesType(ctx.lines, at, key);
  // Texts alone do not show that they belong to a list that nobody has to write.
  if (field.item?.kind !== 'map') return key === undefined && field.required;
  return key !== undefined && field.item.fields.has(key);
}
