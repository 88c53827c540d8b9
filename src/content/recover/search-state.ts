import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import { cost } from './costs.ts';
import { type Entry, isSilent, readEntry } from './line.ts';
import type { Edit } from './mistake.ts';

/** What every reading of one file shares. */
export interface Context {
  /** The lines with their characters cleaned. */
  lines: readonly string[];
  schemas: Schemas;
  /** The lines of each key. */
  linesOf: ReadonlyMap<string, readonly number[]>;
  /** Length of the longest line. */
  widest: number;
}

/** A group of fields or a list that is open at a line. Frames are never changed, so that readings can share them. */
export interface Frame {
  kind: 'map' | 'seq';
  /** Column of its keys or dashes. */
  indent: number;
  shape: Shape | undefined;
  /** For groups: the line of each key. */
  keys: ReadonlyMap<string, number>;
  /** For lists: the key that the last item begins with. */
  firstKey?: string;
  parent: Frame | undefined;
}

/** A field or item with nothing behind its colon or dash: what belongs to it comes next. */
export interface Pending {
  key: string;
  line: number;
  indent: number;
  shape: Shape | undefined;
}

/** One step of a reading: the repair of a line, or a line that moves with a block that was repaired above. */
export interface Step {
  edit: Edit;
  /** A line that follows an edit above; absent in the step that makes the edit. */
  follow?: { line: number; text: string } | undefined;
  before: Step | undefined;
}

/** A reading of the file up to a line: what is open, what it has cost, and the edits that it takes. */
export interface State {
  at: number;
  cost: number;
  top: Frame;
  pending: Pending | undefined;
  /** A block that was moved: lines further in than `indent` move along. */
  shift?: { edit: Edit; indent: number; delta: number } | undefined;
  steps: Step | undefined;
  /** Lines at which this reading costs something: where the search looks closer. */
  trouble: Trouble | undefined;
}

export interface Trouble {
  line: number;
  before: Trouble | undefined;
}

/** The next line below a line that says something. */
export function nextEntry(lines: readonly string[], at: number): Entry | undefined {
  for (let n = at + 1; n < lines.length; n++) if (!isSilent(lines[n] ?? '')) return readEntry(lines[n] ?? '');
  return undefined;
}

/** The frames of a state, the innermost first. */
export function* framesOf({ top }: State): Generator<Frame> {
  for (let frame: Frame | undefined = top; frame; frame = frame.parent) yield frame;
}

/** The state with a cost on a line. */
export function charge(state: State, line: number, amount: number): State {
  if (amount === 0) return state;
  return { ...state, cost: state.cost + amount, trouble: { line, before: state.trouble } };
}

/** Opens a group or list inside the innermost frame. */
export function open(state: State, kind: Frame['kind'], indent: number, shape: Shape | undefined): State {
  const fits = shape?.kind === (kind === 'map' ? 'map' : 'list') ? shape : undefined;
  return {
    ...state,
    pending: undefined,
    top: { kind, indent, shape: fits, keys: new Map(), parent: state.top },
  };
}

/** Closes everything inside a frame; required fields that are missing there cost. */
export function closeTo(state: State, frame: Frame | undefined, line: number): State {
  let now = closePending(state);
  for (let at: Frame | undefined = now.top; at && at !== frame; at = at.parent) {
    now = closeFrame(now, at, line);
  }
  return frame ? { ...now, top: frame } : now;
}

/** A field that is left empty costs. */
function closePending(state: State): State {
  const { pending } = state;
  if (!pending) return state;
  return { ...charge(state, pending.line, cost.empty), pending: undefined };
}

function closeFrame(state: State, { shape, keys }: Frame, line: number): State {
  let missing = 0;
  for (const [name, { required }] of shape?.fields ?? []) if (required && !keys.has(name)) missing++;
  const first = keys.size > 0 ? Math.min(...keys.values()) : line;
  return missing === 0 ? state : charge(charge(state, first, missing * cost.missing), line, 1e-9);
}

/** The group at the top with one more key. */
export function addKey(state: State, key: string, line: number): State {
  const { top } = state;
  const keys = new Map(top.keys).set(key, line);
  const parent =
    top.parent?.kind === 'seq' && top.keys.size === 0 ? { ...top.parent, firstKey: key } : top.parent;
  return { ...state, top: { ...top, keys, parent } };
}

/** Whether a group has a field of this name that was not written yet. */
export const wants = ({ kind, shape, keys }: Frame, key: string) =>
  kind === 'map' && shape !== undefined && shape.fields.has(key) && !keys.has(key);

/** The shapes of what may begin here and of everything that is open. */
export const shapesAround = (state: State): (Shape | undefined)[] => [
  state.pending?.shape,
  ...[...framesOf(state)].map(({ shape }) => shape),
];

/** The names of their fields. */
export const fieldsAround = (state: State): string[] =>
  shapesAround(state).flatMap((shape) => [
    ...(shape?.fields.keys() ?? []),
    ...(shape?.item?.fields.keys() ?? []),
  ]);
