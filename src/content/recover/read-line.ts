import { quote } from '../explain/wording.ts';
import type { Shape } from '../schema/shape.ts';
import { putAside } from './aside.ts';
import { cost } from './costs.ts';
import { valueAt } from './field-value.ts';
import { jsonItem } from './json-item.ts';
import { isSilent, readEntry, reindent } from './line.ts';
import { lostKeys } from './lost-keys.ts';
import type { Edit } from './mistake.ts';
import { readEntered } from './read-field.ts';
import { readText } from './read-text.ts';
import { asWritten, type Rewrite, rewrites } from './rewrites.ts';
import { type Context, charge, closeTo, open, type State } from './search-state.ts';
import { slots } from './slots.ts';
import { withEdit } from './steps.ts';

/**
 * Every way to read the next line of a reading: as it is, and with the edits that could make it fit.
 * @param edits whether ways that change the line are wanted although it fits
 */
export function readLine(ctx: Context, state: State, edits: boolean): State[] {
  const { at } = state;
  const line = ctx.lines[at] ?? '';
  if (isSilent(line) || /^(---|\.\.\.)(\s|$)/.test(line)) return [{ ...state, at: at + 1 }];
  const out: State[] = [];
  for (const body of asWritten(ctx, state)) out.push(...placed(ctx, state, body, false));
  out.push(...below(ctx, state), ...atTheTop(ctx, state));
  if (out.length > 0 && !edits) return out;
  const fits = out.some((one) => one.cost === state.cost);
  for (const body of [...asWritten(ctx, state), ...rewrites(ctx, state)])
    out.push(...placed(ctx, state, body, true));
  out.push(...jsonItem(ctx, state), ...lostKeys(ctx, state));
  // Only a line that does not fit as it is can belong to nothing.
  if (!fits) out.push(...putAside(ctx, state));
  return out;
}

/** The line in every place where it may belong. */
function placed(ctx: Context, state: State, body: Rewrite, edits: boolean): State[] {
  const { at } = state;
  const { entry, withNext } = body;
  return slots(state, body, edits).flatMap((slot) => {
    const line = ' '.repeat(slot.indent) + (slot.item ? '- ' : '') + body.body;
    let now = slot.frame
      ? closeTo(state, slot.frame, at)
      : opened(state, slot.item ? 'seq' : 'map', slot.indent, body.key);
    const about = body.about ?? slot.about;
    const groundless = slot.about !== undefined && isGroundless(now, body.key, slot.item);
    now = charge(now, at, body.cost + slot.cost + (groundless ? cost.groundless : 0));
    if (about && (line !== ctx.lines[at] || body.about)) {
      const edit: Edit = {
        ...about,
        line: at,
        suggestion: (slot.about ? line : line.trimStart()).trimEnd(),
        certain: !groundless && (body.about?.certain ?? true) && (slot.about?.certain ?? true),
        changes: [[at, line], ...(withNext ? [[at + 1, ''] as const] : [])],
        ...(withNext ? { replaces: [at, at + 1, line] } : {}),
      };
      now = withEdit(now, edit);
      if (slot.about?.code === 'indentation')
        now = { ...now, shift: { edit, indent: entry.indent, delta: slot.indent - entry.indent } };
    } else if (slot.follow) now = withEdit(now, slot.follow, { line: at, text: line });
    if (!slot.about && !slot.follow && now.shift && entry.indent <= now.shift.indent)
      now = { ...now, shift: undefined };
    const read = readEntered(ctx, now, line, slot.item);
    return withNext ? read.map((one) => ({ ...one, at: Math.max(one.at, at + 2) })) : read;
  });
}

/** Whether a line would be moved, or gain or lose its dash, to a place where the schema does not know it. */
function isGroundless({ top }: State, key: string | undefined, item: boolean): boolean {
  if (!top.shape) return false;
  if (!item) return key === undefined || !top.shape.fields.has(key) || top.keys.has(key);
  if (top.shape.item?.kind === 'map')
    return key === undefined || (top.shape.item.fields.size > 0 && !top.shape.item.fields.has(key));
  return false;
}

/** Opens the group or list below a field that has no value on its line. */
function opened(state: State, kind: 'map' | 'seq', indent: number, key: string | undefined): State {
  const { pending, at } = state;
  if (!pending) return state;
  const wanted = kind === 'map' ? 'map' : 'list';
  const fits = pending.shape === undefined || pending.shape.kind === wanted;
  const step = indent - pending.indent;
  const odd = step === 2 || step === 0 ? 0 : cost.oddStep;
  // A line too far in, with a field that does not exist, is more likely a note than the first of the group.
  const isNote = odd > 0 && kind === 'map' && fits && !knows(pending.shape, key);
  const price = state.cost + odd + (isNote ? cost.groundless : 0);
  const now = open({ ...state, pending: undefined, cost: price }, kind, indent, pending.shape);
  return fits ? now : charge(now, at, pending.shape?.kind === 'text' ? cost.wrongKind : cost.wrongItem);
}

const knows = (shape: Shape | undefined, key: string | undefined) =>
  shape === undefined || (key !== undefined && shape.fields.has(key));

/** Bare lines below a field with nothing behind its colon: its text, or its list in brackets. */
function below(ctx: Context, state: State): State[] {
  const { at, pending } = state;
  const line = ctx.lines[at] ?? '';
  const entry = readEntry(line);
  if (!pending || entry.dashes > 0 || entry.key !== undefined) return [];
  const { shape, indent } = pending;
  const isText = shape === undefined || shape.kind === 'text' || shape.kind === 'choice';
  const now = { ...state, pending: undefined };
  if (entry.indent > indent && (isText || /^[[{]./.test(entry.value)))
    return readText(ctx, now, valueAt(line, entry.indent, { owner: indent, shape }));
  if (entry.indent > indent || shape?.kind !== 'text') return [];
  const changes: [number, string][] = [];
  let n = at;
  for (; n < ctx.lines.length; n++) {
    const next = readEntry(ctx.lines[n] ?? '');
    if (next.value === '' || next.key !== undefined || next.dashes > 0 || next.indent > entry.indent) break;
    changes.push([n, reindent(ctx.lines[n] ?? '', indent + 2)]);
  }
  const moved = withEdit(charge(now, at, cost.move), {
    line: at,
    from: 0,
    to: line.trimEnd().length,
    code: 'indentation',
    message: `This text belongs to ${quote(pending.key)} above. Indent it further than that line.`,
    suggestion: changes[0]?.[1].trimEnd(),
    certain: true,
    changes,
  });
  return [{ ...moved, at: n }];
}

/** A file that begins with an item or a text has no fields at all. */
function atTheTop(ctx: Context, state: State): State[] {
  const { at, top } = state;
  const line = ctx.lines[at] ?? '';
  const entry = readEntry(line);
  if (top.parent || top.keys.size > 0 || ctx.lines.findIndex((one) => !isSilent(one)) !== at) return [];
  if (entry.dashes > 0)
    return readEntered(
      ctx,
      open(charge(state, at, cost.wrongItem), 'seq', entry.indent, undefined),
      line,
      true,
    );
  return entry.key === undefined ? [{ ...charge(state, at, cost.wrongItem), at: at + 1 }] : [];
}
