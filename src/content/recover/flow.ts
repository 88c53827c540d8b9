import type { Shape } from '../schema/shape.ts';
import { balanced, groupOnOneLine, inBraces, inLines, isSound } from './brackets.ts';
import { cost } from './costs.ts';
import { isSilent } from './line.ts';
import { type Context, charge, nextEntry, type Pending, type State } from './state.ts';
import { withEdit } from './steps.ts';
import { valueSlip } from './values.ts';

/** So many lines brackets go over at most. */
const mostLines = 400;

const indentOf = (line: string) => line.length - line.trimStart().length;

/** Reads a list in brackets or a group on one line; nothing where the value is neither. */
export function readFlow(
  ctx: Context,
  state: State,
  text: string,
  column: number,
  owner: number,
  shape: Shape | undefined,
  pending: Pending | undefined,
): State[] | undefined {
  const { at } = state;
  const value = text.slice(column).trimEnd();
  if (/^[[{]$/.test(value) && shape?.kind !== 'text' && opensLines(ctx, at, owner)) {
    const line = text.slice(0, column).trimEnd();
    const stray = withEdit(charge(state, at, cost.value), {
      line: at,
      from: column,
      to: column + 1,
      code: 'stray-bracket',
      message: 'Brackets are not needed here: the lines below say the same.',
      suggestion: line.trimStart(),
      certain: true,
      changes: [[at, line]],
    });
    return [{ ...stray, at: at + 1, pending }];
  }
  if (shape?.kind === 'map') {
    const group = groupOnLine(ctx, state, text, column, owner, shape);
    if (group) return [group];
  }
  if (
    !/^[[{]/.test(value) ||
    shape?.kind === 'text' ||
    shape?.kind === 'choice' ||
    (shape === undefined && valueSlip(value, shape))
  )
    return undefined;
  if (valueSlip(value, shape)) return undefined;
  return [brackets(ctx, state, text, column, owner)];
}

/** Whether lines with dashes or keys follow further in, as if there were no bracket. */
function opensLines(ctx: Context, at: number, owner: number): boolean {
  const next = nextEntry(ctx.lines, at);
  return (
    next !== undefined &&
    next.indent > owner &&
    (next.dashes > 0 || (next.key !== undefined && !/,$/.test(next.value)))
  );
}

/** A list in brackets or a group in braces may go over several lines. */
function brackets(ctx: Context, state: State, text: string, column: number, owner: number): State {
  const { at } = state;
  const value = text.slice(column).trimEnd();
  let depth = 0;
  for (let n = at; n < ctx.lines.length && n < at + mostLines; n++) {
    const line = n === at ? value : (ctx.lines[n] ?? '');
    if (n > at && !isSilent(line) && indentOf(line) <= owner && !/^\s*[\]}]/.test(line)) break;
    const bare = line.replace(/"(\\.|[^"\\])*"|'[^']*'/g, '').replace(/(^|\s)#.*$/, '');
    depth += (bare.match(/[[{]/g) ?? []).length - (bare.match(/[\]}]/g) ?? []).length;
    if (depth > 0) continue;
    if (n > at || isSound(value)) return { ...state, at: n + 1, pending: undefined };
    return mismatched(state, text, column);
  }
  return unclosed(ctx, state, text, column, owner);
}

/** Closes what was left open, at the end of its line or of the lines that go on with it. */
function unclosed(ctx: Context, state: State, text: string, column: number, owner: number): State {
  const { at } = state;
  let last = at;
  if (/[[{,]$/.test(text.trimEnd())) {
    for (let n = at + 1; n < ctx.lines.length; n++) {
      if (isSilent(ctx.lines[n] ?? '')) continue;
      if (indentOf(ctx.lines[n] ?? '') <= owner) break;
      last = n;
    }
  }
  const whole = [text.slice(column), ...ctx.lines.slice(at + 1, last + 1)].join('\n');
  const closed = balanced(whole);
  const ending = closed.slice(closed.lastIndexOf('\n') + 1);
  const line = last === at ? text.slice(0, column) + ending : ending;
  return withEdit(charge({ ...state, at: last + 1, pending: undefined }, at, cost.value), {
    line: at,
    from: column,
    to: column + 1,
    code: 'unclosed-bracket',
    message: 'The bracket that opens here is never closed.',
    suggestion: last === at ? line.trim() : `Close it on line ${last + 1}: ${line.trim()}`,
    certain: isSound(closed),
    changes: [[last, line]],
  });
}

/** Brackets on one line that close what was not opened, or items without a comma between them. */
function mismatched(state: State, text: string, column: number): State {
  const { at } = state;
  const next = { ...state, at: at + 1, pending: undefined };
  const value = text.slice(column).trimEnd();
  const commas = value.replace(/(["'])(\s+)(?=["'])/g, '$1,$2');
  const comma = commas !== value && isSound(commas);
  const written = comma ? commas : balanced(value);
  if (!isSound(written) || written === value) return charge(next, at, cost.wrongKind);
  const line = text.slice(0, column) + written;
  return withEdit(charge(next, at, cost.value), {
    line: at,
    from: column,
    to: column + value.length,
    code: comma ? 'missing-comma' : 'wrong-bracket',
    message: comma
      ? 'A comma is missing between two items.'
      : 'Close each bracket once, with the same kind of bracket.',
    suggestion: line.trimStart(),
    certain: true,
    changes: [[at, line]],
  });
}

/** A group on one line that YAML does not read as one. */
function groupOnLine(
  ctx: Context,
  state: State,
  text: string,
  column: number,
  owner: number,
  shape: Shape,
): State | undefined {
  const { at } = state;
  const value = text.slice(column).trimEnd();
  const below = nextEntry(ctx.lines, at);
  if (/[{,]$/.test(value) && below !== undefined && below.indent > owner) return undefined;
  const fields = groupOnOneLine(value, shape);
  if (!fields) return undefined;
  const lines = inLines(text.slice(0, column).trimEnd(), fields, owner + 2);
  const names = fields.map(([name]) => name);
  const full = [...shape.fields].every(([name, { required }]) => !required || names.includes(name));
  const open = value.startsWith('{') && !/[\]}]$/.test(value);
  return withEdit(charge({ ...state, at: at + 1, pending: undefined }, at, cost.value), {
    line: at,
    from: column,
    to: open ? column + 1 : text.length,
    code: open ? 'unclosed-bracket' : 'group-on-one-line',
    message: open
      ? 'The bracket that opens here is never closed.'
      : 'These fields are not understood on one line; each begins a line of its own.',
    suggestion: lines,
    certain: full && text === ctx.lines[at],
    changes: [[at, text.slice(0, column) + inBraces(fields)]],
    replaces: [at, at, lines],
  });
}
