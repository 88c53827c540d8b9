import type { FormField, Path } from '../../../content/index.ts';
import type { FieldProblem } from '../../protocol.ts';
import type { Keyed } from '../data/keyed.ts';
import { isBelow } from '../data/page-data.ts';

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
  problemsBelow(problems, path).filter((problem) => problem.path.length === path.length);

/** The problems at a path and below it. */
export const problemsBelow = (problems: readonly FieldProblem[], path: Path): FieldProblem[] =>
  problems.filter((problem) => isBelow(problem.path, path));
