import type { Shape } from '../schema/shape.ts';
import { balanced, groupOnOneLine, inBraces, inLines, isSound } from './brackets.ts';
import { isSilent } from './entry.ts';
import type { Structure } from './structure.ts';

/** A list in brackets or a group in braces may go over several lines; returns the line to go on with. */
export function readBrackets(on: Structure, at: number, column: number, owner: number): number {
  const value = on.line(at).slice(column).trimEnd();
  let depth = 0;
  for (let n = at; n < on.draft.lines.length && n < at + 400; n++) {
    const line = n === at ? value : on.line(n);
    if (n > at && !isSilent(line) && indentOf(line) <= owner && !/^\s*[\]}]/.test(line)) break;
    const bare = line.replace(/"(\\.|[^"\\])*"|'[^']*'/g, '').replace(/(^|\s)#.*$/, '');
    depth += (bare.match(/[[{]/g) ?? []).length - (bare.match(/[\]}]/g) ?? []).length;
    if (depth <= 0) return n > at || isSound(value) ? n + 1 : mismatched(on, at, column);
  }
  return unclosed(on, at, column, owner);
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** Closes what was left open, at the end of its line or of the lines that go on with it. */
function unclosed(on: Structure, at: number, column: number, owner: number): number {
  let last = at;
  if (/[[{,]$/.test(on.line(at).trimEnd())) {
    for (let n = at + 1; n < on.draft.lines.length; n++) {
      if (isSilent(on.line(n))) continue;
      if (indentOf(on.line(n)) <= owner) break;
      last = n;
    }
  }
  const lines = on.draft.lines.slice(at, last + 1);
  const whole = [(lines[0] ?? '').slice(column), ...lines.slice(1)].join('\n');
  const closed = balanced(whole);
  const ending = closed.slice(closed.lastIndexOf('\n') + 1);
  const repaired = last === at ? on.line(at).slice(0, column) + ending : ending;
  const slip = on.draft.repair(at, undefined, {
    from: column,
    to: column + 1,
    code: 'unclosed-bracket',
    message: 'The bracket that opens here is never closed.',
    suggestion: last === at ? repaired.trim() : `Close it on line ${last + 1}: ${repaired.trim()}`,
    certain: isSound(closed),
  });
  on.draft.change(slip, last, repaired);
  return last + 1;
}

/** Brackets on one line that close what was not opened, or items without a comma between them. */
function mismatched(on: Structure, at: number, column: number): number {
  const value = on.line(at).slice(column).trimEnd();
  const commas = value.replace(/(["'])(\s+)(?=["'])/g, '$1,$2');
  const comma = commas !== value && isSound(commas);
  const text = comma ? commas : balanced(value);
  if (!isSound(text) || text === value) return at + 1;
  const repaired = on.line(at).slice(0, column) + text;
  on.draft.repair(at, repaired, {
    from: column,
    to: column + value.length,
    code: comma ? 'missing-comma' : 'wrong-bracket',
    message: comma
      ? 'A comma is missing between two items.'
      : 'Each bracket has to be closed once, by one of its own kind.',
    suggestion: repaired.trimStart(),
    certain: true,
  });
  return at + 1;
}

/** A group on one line that YAML does not read as one. */
export function readGroupOnLine(
  on: Structure,
  at: number,
  column: number,
  owner: number,
  shape: Shape,
): boolean {
  const line = on.line(at);
  const value = line.slice(column).trimEnd();
  const next = on.next(at);
  if (/[{,]$/.test(value) && next !== undefined && next.indent > owner) return false;
  const fields = groupOnOneLine(value, shape);
  if (!fields) return false;
  const lines = inLines(line.slice(0, column).trimEnd(), fields, owner + 2);
  const names = fields.map(([name]) => name);
  const full = [...shape.fields].every(([name, { required }]) => !required || names.includes(name));
  const unclosed = value.startsWith('{') && !/[\]}]$/.test(value);
  const { source, original } = on.draft;
  const start = source.lineStarts[at] ?? 0;
  const end = start + (original[at] ?? '').length;
  on.draft.repair(at, line.slice(0, column) + inBraces(fields), {
    from: column,
    to: unclosed ? column + 1 : line.length,
    code: unclosed ? 'unclosed-bracket' : 'group-on-one-line',
    message: unclosed
      ? 'The bracket that opens here is never closed.'
      : 'These fields are not understood on one line; each begins a line of its own.',
    suggestion: lines,
    certain: false,
    ...(full && line === original[at]
      ? { fix: { start, end, text: lines.replaceAll('\n', source.lineBreak) } }
      : {}),
  });
  return true;
}
