import type { FormField, Path } from '../../../content/index.ts';
import type { FieldProblem } from '../../protocol.ts';
import type { Keyed } from '../data/keyed.ts';

/** What every field of the editor gets. */
export interface FieldProps {
  /** Undefined where the file has no such field. */
  value: Keyed | undefined;
  /** Called with each change; with undefined, the field is taken out of the file. */
  onChange: (value: Keyed | undefined) => void;
  field: FormField;
  /** Problems of the whole file; a field shows those at its path. */
  problems: readonly FieldProblem[];
  /** Where the value is in its file. */
  path: Path;
  /** Unique in the document. */
  id: string;
}

/** The problems of exactly the value at a path. */
export const problemsAt = (problems: readonly FieldProblem[], path: Path): FieldProblem[] =>
  problems.filter((problem) => isSame(problem.path, path));

/** The problems at a path and below it. */
export const problemsBelow = (problems: readonly FieldProblem[], path: Path): FieldProblem[] =>
  problems.filter((problem) => isSame(problem.path.slice(0, path.length), path));

const isSame = (one: Path, other: Path) =>
  one.length === other.length && one.every((step, at) => step === other[at]);
