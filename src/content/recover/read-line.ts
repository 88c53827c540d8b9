import type { Standards } from '../standards.ts';
import { putAside } from './aside.ts';
import { cost } from './costs.ts';
import { readEntered } from './fields.ts';
import { isSilent } from './line.ts';
import { lostKeys } from './lost-keys.ts';
import { rewrites } from './rewrites.ts';
import { slots } from './slots.ts';
import { charge, closePending, closeTo, open, type State } from './state.ts';
import { withEdit, withFollow } from './steps.ts';

/** What every reading of one file shares. */
export interface Context {
  /** The lines with their characters cleaned. */
  lines: readonly string[];
  schemas: Standards;
  /** Lines that began with tabs, by the repair that replaced those; their columns are a guess. */
  tabbed: ReadonlySet<number>;
  /** Length of the longest line. */
  widest: number;
}

/**
 * Every way to read the next line of a reading: as it is, and with the edits that could make it fit.
 * @param edits whether ways that change the line are wanted although it fits
 */
export function readLine(ctx: Context, state: State, edits: boolean): State[] {
  const { at } = state;
  const line = ctx.lines[at] ?? '';
  if (isSilent(line) || /^(---|\.\.\.)(\s|$)/.test(line)) return [{ ...state, at: at + 1 }];
  const out: State[] = [];
  for (const body of rewrites(ctx, state, false)) out.push(...placed(ctx, state, body, false));
  if (out.length > 0 && !edits) return out;
  for (const body of rewrites(ctx, state, true)) out.push(...placed(ctx, state, body, true));
  out.push(...lostKeys(ctx, state), ...putAside(ctx, state));
  return out;
}

function placed(
  ctx: Context,
  state: State,
  body: ReturnType<typeof rewrites>[number],
  edits: boolean,
): State[] {
  const { at } = state;
  const out: State[] = [];
  for (const slot of slots(ctx, state, body, edits)) {
    let now = slot.frame ? closeTo(state, slot.frame, at) : opened(state, slot.item ? 'seq' : 'map', slot.indent);
    now = charge(now, at, body.cost + slot.cost);
    const text = ' '.repeat(slot.indent) + (slot.item ? '- ' : '') + body.body;
    const written = ctx.lines[at] ?? '';
    const about = body.about ?? slot.about;
    if (about && (text !== written || body.about)) {
      const certain = (body.about?.certain ?? true) && (slot.about?.certain ?? true);
      const moved = slot.about?.code === 'indentation';
      now = withEdit(now, {
        ...about,
        line: at,
        suggestion: (slot.about ? text : text.trimStart()).trimEnd(),
        certain,
        changes: [[at, text]],
      });
      if (moved && now.steps) now = { ...now, shift: { edit: now.steps.edit, indent: body.entry.indent, delta: slot.indent - body.entry.indent } };
    } else if (slot.follow) now = withFollow(now, slot.follow, at, text);
    if (!slot.about && !slot.follow && now.shift && body.entry.indent <= now.shift.indent) now = { ...now, shift: undefined };
    out.push(...readEntered(ctx, now, text, slot.item));
  }
  return out;
}

/** Opens what stands below a field with nothing behind its colon. */
function opened(state: State, kind: 'map' | 'seq', indent: number): State {
  const { pending, at } = state;
  if (!pending) return state;
  const wanted = kind === 'map' ? 'map' : 'list';
  const fits = pending.shape === undefined || pending.shape.kind === wanted;
  const now = open({ ...state, pending: undefined }, kind, indent, pending.shape);
  return fits ? now : charge(now, at, pending.shape?.kind === 'text' ? cost.wrongKind : cost.wrongItem);
}

export const ended = closePending;
