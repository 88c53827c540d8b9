import type { Shape } from '../schema/shape.ts';
import type { Pending } from './search-state.ts';

/** A value: what is behind the colon of a field, the dash of an item, or below an empty field. */
export interface Value {
  /** The line as it is read, and the column at which the value begins. */
  line: string;
  column: number;
  /** The value's part of the line. */
  text: string;
  /** Column of the key or dash that the value belongs to. */
  owner: number;
  shape: Shape | undefined;
  /** What is open if the value is on the lines below. */
  pending?: Pending | undefined;
}

/** The value from a column of a line on. */
export const valueAt = (
  line: string,
  column: number,
  about: Pick<Value, 'owner' | 'shape' | 'pending'>,
): Value => ({
  line,
  column,
  text: line.slice(column).trimEnd(),
  ...about,
});
