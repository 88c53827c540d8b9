import { quote } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';
import { cost } from './costs.ts';
import type { Edit } from './edit.ts';
import { readEntered } from './fields.ts';
import { readEntry, reindent } from './line.ts';
import { isSections, namesType } from './sections.ts';
import { addKey, type Context, charge, closeTo, type Frame, framesOf, open, type State } from './state.ts';
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
    if (frame.kind !== 'map' || frame.indent > entry.indent || !frame.shape) continue;
    if (frame.indent === entry.indent) {
      if (!isItem && entry.key !== undefined) out.push(...flat(ctx, state, frame, entry.key));
      continue;
    }
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

/** Fields of a group in the column of the group's own lost line, with the lines below them. */
function flat(ctx: Context, state: State, frame: Frame, key: string): State[] {
  const { at } = state;
  const out: State[] = [];
  if (!frame.shape || frame.shape.fields.has(key)) return out;
  for (const [name, field] of frame.shape.fields) {
    if (frame.keys.has(name) || !field.required || !holds(ctx, at, field, false, key)) continue;
    const indent = frame.indent + 2;
    const line = reindent(ctx.lines[at] ?? '', indent);
    const owner = `${' '.repeat(frame.indent)}${name}:`;
    const edit: Edit = {
      line: at,
      from: frame.indent,
      to: line.trimEnd().length - 2,
      code: 'lost-line',
      message: `Above this line, the line ${quote(`${name}:`)} is missing, with its fields further in below it.`,
      suggestion: `${owner}\n${line}`,
      certain: false,
      changes: [[at, line]],
      insert: owner,
    };
    const keyed = addKey(closeTo(charge(state, at, cost.lostKeyFlat), frame, at), name, at);
    const now = { ...withEdit(keyed, edit), shift: { edit, indent: frame.indent, delta: 2 } };
    out.push(...readEntered(ctx, open(now, 'map', indent, field), line, false));
  }
  return out;
}

function holds(ctx: Context, at: number, field: Shape, isItem: boolean, key: string | undefined): boolean {
  if (!isItem) return field.kind === 'map' && key !== undefined && field.fields.has(key);
  if (field.kind !== 'list') return false;
  if (isSections(ctx.schemas, field)) return key !== undefined && namesType(ctx.lines, at, key);
  // Texts alone do not show that they belong to an optional list.
  if (field.item?.kind !== 'map') return key === undefined && field.required;
  return key !== undefined && field.item.fields.has(key);
}
