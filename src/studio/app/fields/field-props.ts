import type { FormField, Path, Value } from '../../../content/index.ts';
import type { FieldProblem } from '../../protocol.ts';

/** What every field of the editor gets. */
export interface FieldProps {
  /** Undefined where the file has no such field. */
  value: Value | undefined;
  /** Called with each change; with undefined, the field is taken out of the file. */
  onChange: (value: Value | undefined) => void;
  field: FormField;
  /** Problems of the whole file; a field shows those at its path. */
  problems: readonly FieldProblem[];
  /** Where the value is in its file. */
  path: Path;
  /** Unique in the document. */
  id: string;
}

/** A group of fields by name. */
export type Group = { [name: string]: Value };

/** The problems of exactly the value at a path. */
export const problemsAt = (problems: readonly FieldProblem[], path: Path): FieldProblem[] =>
  problems.filter((problem) => isSame(problem.path, path));

/** The problems at a path and below it. */
export const problemsBelow = (problems: readonly FieldProblem[], path: Path): FieldProblem[] =>
  problems.filter((problem) => isSame(problem.path.slice(0, path.length), path));

const isSame = (one: Path, other: Path) =>
  one.length === other.length && one.every((step, at) => step === other[at]);

/** A value as a text; '' where there is none. */
export const textOf = (value: Value | undefined): string =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value);

/** A value as a group of fields; an empty one where it is something else. */
export const groupOf = (value: Value | undefined): Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** A group with one field replaced, or without it. */
export function withField(group: Group, name: string, value: Value | undefined): Group {
  if (value !== undefined) return { ...group, [name]: value };
  const { [name]: _, ...others } = group;
  return others;
}
