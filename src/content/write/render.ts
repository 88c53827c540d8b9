import type { Habits } from './habits.ts';
import type { Value } from './operation.ts';
import { spell } from './scalar.ts';

const margin = (column: number) => ' '.repeat(column);

/** A new field as lines with their indentation. */
export function fieldLines(key: string, value: Value, column: number, habits: Habits): string[] {
  const name = margin(column) + spellKey(key, habits);
  if (Array.isArray(value) && value.length > 0) {
    const dashes = column + habits.dashStep;
    return [`${name}:`, ...value.flatMap((item) => itemLines(item, dashes, habits))];
  }
  if (isFilledGroup(value)) return [`${name}:`, ...groupLines(value, column + habits.step, habits)];
  return `${name}: ${oneValue(value, column, habits)}`.split(/\r?\n/);
}

/** A new list item as lines with their indentation. */
export function itemLines(value: Value, column: number, habits: Habits): string[] {
  const inner = column + habits.dashWidth;
  const lines = isFilledGroup(value)
    ? groupLines(value, inner, habits)
    : Array.isArray(value) && value.length > 0
      ? value.flatMap((item) => itemLines(item, inner, habits))
      : `${margin(inner)}${oneValue(value, column, habits)}`.split(/\r?\n/);
  const [first = '', ...rest] = lines;
  return [`${margin(column)}-${first.slice(column + 1)}`, ...rest];
}

const groupLines = (group: { [key: string]: Value }, column: number, habits: Habits) =>
  Object.entries(group).flatMap(([key, value]) => fieldLines(key, value, column, habits));

function isFilledGroup(value: Value): value is { [key: string]: Value } {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}

function oneValue(value: Value, column: number, habits: Habits): string {
  if (Array.isArray(value)) return '[]';
  if (typeof value === 'object' && value !== null) return '{}';
  return scalarText(value, column, habits, false);
}

function scalarText(value: string | number | boolean | null, column: number, habits: Habits, flow: boolean) {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return spell(value ?? '', { habits, column, flow });
}

export const spellKey = (key: string, habits: Habits) =>
  spell(key, { habits: { ...habits, quoteAll: habits.quoteKeys }, column: 0, flow: false });

/** A new value within brackets or braces, on one line. */
export function flowText(value: Value, habits: Habits): string {
  if (Array.isArray(value)) return `[${value.map((item) => flowText(item, habits)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return scalarText(value, 0, habits, true);
  return `{ ${Object.entries(value)
    .map(([key, one]) => flowField(key, one, habits))
    .join(', ')} }`;
}

export const flowField = (key: string, value: Value, habits: Habits) =>
  `${spellKey(key, habits)}: ${flowText(value, habits)}`;
