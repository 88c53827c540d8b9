import { quote } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';
import { cost } from './costs.ts';
import { indentOf, readEntry, reindent } from './line.ts';
import type { Edit } from './mistake.ts';
import { readEntered } from './read-field.ts';
import {
  addKey,
  type Context,
  charge,
  closeTo,
  type Frame,
  framesOf,
  open,
  type State,
} from './search-state.ts';
import { withEdit } from './steps.ts';

/** The line as the first of a list or group whose own line, such as `items:`, was lost above it. */
export function lostKeys(ctx: Context, state: State): State[] {
  const line = ctx.lines[state.at] ?? '';
  const { dashes, key, indent } = readEntry(line);
  const isItem = dashes > 0;
  if (!isItem && key === undefined) return [];
  const out: State[] = [];
  for (const frame of framesOf(state)) {
    const { kind, shape, keys } = frame;
    // The fields of a lost group may begin in its own column; items are then those of the list around it.
    const isFlat = frame.indent === indent;
    if (
      kind !== 'map' ||
      frame.indent > indent ||
      !shape ||
      (isFlat && (isItem || shape.fields.has(key ?? '')))
    )
      continue;
    for (const [name, field] of shape.fields) {
      if (keys.has(name) || (isFlat && !field.required) || !holds(field, isItem, key)) continue;
      const column = isFlat ? indent + 2 : indent;
      const now = withKey(ctx, state, frame, name, field, column);
      const text = reindent(line, column);
      out.push(...readEntered(ctx, open(now, isItem ? 'seq' : 'map', column, field), text, isItem));
    }
  }
  return out;
}

/** The reading with the line of a field put in before its line, which begins at a column below it. */
function withKey(
  ctx: Context,
  state: State,
  frame: Frame,
  name: string,
  field: Shape,
  column: number,
): State {
  const { at } = state;
  const line = ctx.lines[at] ?? '';
  const above = ctx.lines[at - 1] ?? '';
  const owner = `${' '.repeat(frame.indent)}${name}:`;
  const text = reindent(line, column);
  const isFlat = indentOf(line) === frame.indent;
  const steps = Math.max(0, column - frame.indent - 2) / 2;
  const price = cost.lostKey + steps * cost.farFromKey;
  const edit: Edit = {
    line: at,
    from: indentOf(line),
    to: line.trimEnd().length,
    code: 'lost-line',
    message: `Above this line, the line ${quote(`${name}:`)} is missing${isFlat ? ', with its fields further in below it' : ''}.`,
    suggestion: `${owner}\n${text}`,
    certain:
      !isFlat &&
      above.trim() !== '' &&
      !(field.kind === 'map' && field.fields.has(readEntry(above).key ?? '')),
    changes: isFlat ? [[at, text]] : [],
    insert: owner,
  };
  const now = withEdit(addKey(closeTo(charge(state, at, price), frame, at), name, at), edit);
  return isFlat ? { ...now, shift: { edit, indent: frame.indent, delta: 2 } } : now;
}

function holds(field: Shape, isItem: boolean, key: string | undefined): boolean {
  if (!isItem) return field.kind === 'map' && key !== undefined && field.fields.has(key);
  if (field.kind !== 'list') return false;
  // Texts alone do not show that they belong to an optional list.
  if (field.item?.kind !== 'map') return key === undefined && field.required;
  return key !== undefined && field.item.fields.has(key);
}
