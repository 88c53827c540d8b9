import type { Shape } from '../schema/shape.ts';
import { isSilent } from './line.ts';
import { type Edit, MAX_MISTAKES, tooMany } from './mistake.ts';
import { readLine } from './read-line.ts';
import { type Context, closeTo, framesOf, type State, type Step } from './search-state.ts';
import { withEdit } from './steps.ts';

/** How many readings of a line are kept. */
const width = 8;
/** Readings so much dearer than the best one are given up. */
const dearest = 4;
/** How many lines with words around a trouble are looked at closely. */
const near = 4;
/** How often the search looks closer at new lines. */
const rounds = 4;
/** Steps of the search in one file: counted and not timed, so that every machine finds the same. About 500 ms. */
const budget = 40_000;

/** The cheapest reading of a file, as the steps that lead to it, the first one first. */
export function search(ctx: Context, root: Shape): Step[] {
  let left = budget;
  const read = (state: State, edits: boolean) => {
    if (left <= 0) return [giveUp(ctx, state)];
    const states = readLine(ctx, state, edits);
    // A group with many fields takes longer to copy.
    left -= states.length * (1 + state.top.keys.size / 32);
    // So does a block that is put aside as a whole.
    for (const { at } of states) left -= (at - state.at) / 4;
    return states;
  };
  const start: State = {
    at: 0,
    cost: 0,
    top: { kind: 'map', indent: 0, shape: root, keys: new Map(), parent: undefined },
    pending: undefined,
    steps: undefined,
    trouble: undefined,
  };
  let misfits = 0;
  let best = readAll(ctx, start, 1, (state, edits) => {
    const states = read(state, edits);
    if (states.every(({ cost }) => cost > state.cost) && ++misfits > MAX_MISTAKES) left = 0;
    return states;
  });
  const close = new Set<number>();
  for (let round = 0; round < rounds && best.trouble && left > 0; round++) {
    const before = close.size;
    markTrouble(ctx, best, close);
    if (close.size === before) break;
    const better = readAll(ctx, start, width, (state, edits) => read(state, edits || close.has(state.at)));
    // A search that was given up halfway says less than the first reading of the whole file.
    if (left <= 0) break;
    best = better;
  }
  const steps: Step[] = [];
  for (let step = best.steps; step; step = step.before) steps.unshift(step);
  return steps;
}

/** The rest of the file is not read. */
function giveUp(ctx: Context, state: State): State {
  const { at } = state;
  const edit: Edit = {
    line: at,
    from: 0,
    to: Number.MAX_SAFE_INTEGER,
    ...tooMany,
    changes: [],
    clearsRest: true,
  };
  return withEdit({ ...state, at: ctx.lines.length }, edit);
}

/** Reads all lines, keeping the best readings of each. */
function readAll(
  ctx: Context,
  start: State,
  most: number,
  read: (state: State, forced: boolean) => State[],
): State {
  const agenda: State[][] = Array.from({ length: ctx.lines.length + 1 }, () => []);
  agenda[0] = [start];
  for (let at = 0; at < ctx.lines.length; at++) {
    const states = best(agenda[at] ?? [], most);
    agenda[at] = [];
    for (const state of states) {
      const next = read(state, false);
      for (const one of next.length > 0 ? next : read(state, true)) agenda[one.at]?.push(one);
    }
  }
  const ends = (agenda[ctx.lines.length] ?? []).map((state) => closeTo(state, undefined, lastLine(ctx)));
  const [winner = start] = best(ends, 1);
  return winner;
}

const lastLine = ({ lines }: Context) =>
  Math.max(
    0,
    lines.findLastIndex((line) => !isSilent(line)),
  );

/** The cheapest readings; of those with the same open groups, the cheapest one. */
function best(states: State[], most: number): State[] {
  if (states.length < 2) return states;
  states.sort((a, b) => a.cost - b.cost);
  if (most === 1) return states.slice(0, 1);
  const kept = new Map<string, State>();
  const limit = (states[0]?.cost ?? 0) + dearest;
  for (const state of states) {
    if (state.cost > limit) break;
    const key = signature(state);
    if (!kept.has(key) && kept.size < most) kept.set(key, state);
  }
  return [...kept.values()];
}

function signature(state: State): string {
  const { pending, shift } = state;
  let key = `${pending?.key} ${pending?.indent} ${shift?.indent} ${shift?.delta}`;
  for (const { kind, indent, keys, shape } of framesOf(state)) {
    key += `|${kind}${indent}${shape?.fields.size}`;
    for (const name of keys.keys()) key += `,${name}`;
  }
  return key;
}

/** Adds the lines around everything that a reading pays for. */
function markTrouble(ctx: Context, { trouble }: State, close: Set<number>) {
  for (let one = trouble; one; one = one.before) {
    for (const step of [-1, 1]) {
      let words = 0;
      for (let n = one.line; n >= 0 && n < ctx.lines.length && words <= near; n += step) {
        if (isSilent(ctx.lines[n] ?? '')) continue;
        close.add(n);
        words++;
      }
    }
  }
}
