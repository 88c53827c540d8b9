import { balanced, groupOnOneLine, inBraces, inLines, isSound } from './brackets.ts';
import { cost } from './costs.ts';
import type { Value } from './field-value.ts';
import { indentOf, isSilent } from './line.ts';
import { type Context, charge, nextEntry, type State } from './search-state.ts';
import { withLine } from './steps.ts';
import { repairValue } from './values.ts';

/** So many lines brackets go over at most. */
const mostLines = 400;

/** Reads a list in brackets or a group on one line; nothing where the value is neither. */
export function readFlow(ctx: Context, state: State, value: Value): State[] | undefined {
  const { line, column, text, shape } = value;
  if (shape?.kind === 'text') return undefined;
  if (/^[[{]$/.test(text) && opensLines(ctx, state, value)) {
    const stray = withLine(state, line.slice(0, column).trimEnd(), {
      from: column,
      to: column + 1,
      code: 'stray-bracket',
      message: 'Brackets are not needed here: the lines below say the same.',
    });
    return [{ ...stray, at: state.at + 1, pending: value.pending }];
  }
  const group = groupOnLine(ctx, state, value);
  if (group) return [group];
  if (!/^[[{]/.test(text) || shape?.kind === 'choice' || repairValue(text, shape)) return undefined;
  return [brackets(ctx, state, value)];
}

/** Whether lines with dashes or keys follow further in, as if there were no bracket. */
function opensLines({ lines }: Context, { at }: State, { owner }: Value): boolean {
  const next = nextEntry(lines, at);
  if (next === undefined || next.indent <= owner) return false;
  return next.dashes > 0 || (next.key !== undefined && !/,$/.test(next.value));
}

/** A list in brackets or a group in braces may go over several lines. */
function brackets({ lines }: Context, state: State, value: Value): State {
  const { at } = state;
  let depth = 0;
  for (let n = at; n < lines.length && n < at + mostLines; n++) {
    const line = n === at ? value.text : (lines[n] ?? '');
    if (n > at && !isSilent(line) && indentOf(line) <= value.owner && !/^\s*[\]}]/.test(line)) break;
    const bare = line.replace(/"(\\.|[^"\\])*"|'[^']*'/g, '').replace(/(^|\s)#.*$/, '');
    depth += (bare.match(/[[{]/g) ?? []).length - (bare.match(/[\]}]/g) ?? []).length;
    if (depth > 0) continue;
    if (n > at || isSound(value.text)) return { ...state, at: n + 1, pending: undefined };
    return mismatched(state, value);
  }
  return unclosed(lines, state, value);
}

/** Closes what was left open, at the end of its line or of the lines that go on with it. */
function unclosed(lines: readonly string[], state: State, { line, column, owner }: Value): State {
  const { at } = state;
  let last = at;
  if (/[[{,]$/.test(line.trimEnd())) {
    for (let n = at + 1; n < lines.length; n++) {
      if (isSilent(lines[n] ?? '')) continue;
      if (indentOf(lines[n] ?? '') <= owner) break;
      last = n;
    }
  }
  const closed = balanced([line.slice(column), ...lines.slice(at + 1, last + 1)].join('\n'));
  const ending = closed.slice(closed.lastIndexOf('\n') + 1);
  const now = last === at ? line.slice(0, column) + ending : ending;
  const repaired = withLine(state, now, {
    from: column,
    to: column + 1,
    code: 'unclosed-bracket',
    message: 'The bracket that opens here is never closed.',
    suggestion: last === at ? now.trim() : `Close it on line ${last + 1}: ${now.trim()}`,
    certain: isSound(closed),
    changes: [[last, now]],
  });
  return { ...repaired, at: last + 1, pending: undefined };
}

/** Brackets on one line that close what was not opened, or items without a comma between them. */
function mismatched(state: State, { line, column, text }: Value): State {
  const next = { at: state.at + 1, pending: undefined };
  const commas = text.replace(/(["'])(\s+)(?=["'])/g, '$1,$2');
  const isComma = commas !== text && isSound(commas);
  const written = isComma ? commas : balanced(text);
  if (!isSound(written) || written === text) return { ...charge(state, state.at, cost.wrongKind), ...next };
  const repaired = withLine(state, line.slice(0, column) + written, {
    from: column,
    to: column + text.length,
    code: isComma ? 'missing-comma' : 'wrong-bracket',
    message: isComma
      ? 'A comma is missing between two items.'
      : 'Close each bracket once, with the same kind of bracket.',
  });
  return { ...repaired, ...next };
}

/** A group on one line that YAML does not read as one. */
function groupOnLine(ctx: Context, state: State, value: Value): State | undefined {
  const { line, column, text, owner, shape } = value;
  if (shape?.kind !== 'map') return undefined;
  const { at } = state;
  const below = nextEntry(ctx.lines, at);
  if (/[{,]$/.test(text) && below !== undefined && below.indent > owner) return undefined;
  const fields = groupOnOneLine(text, shape);
  if (!fields) return undefined;
  const suggestion = inLines(line.slice(0, column).trimEnd(), fields, owner + 2);
  const names = fields.map(([name]) => name);
  const isOpen = text.startsWith('{') && !/[\]}]$/.test(text);
  const repaired = withLine(state, line.slice(0, column) + inBraces(fields), {
    from: column,
    to: isOpen ? column + 1 : line.length,
    code: isOpen ? 'unclosed-bracket' : 'group-on-one-line',
    message: isOpen
      ? 'The bracket that opens here is never closed.'
      : 'These fields are not understood on one line; each begins a line of its own.',
    suggestion,
    certain:
      line === ctx.lines[at] &&
      [...shape.fields].every(([name, { required }]) => !required || names.includes(name)),
    replaces: [at, at, suggestion],
  });
  return { ...repaired, at: at + 1, pending: undefined };
}
