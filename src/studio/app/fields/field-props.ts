import type { ComponentType } from 'react';
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
  /** What the check says about the value, and what is in it. */
  problems: readonly FieldProblem[];
  /** Unique in the document. */
  id: string;
}

/** What a field of a file gets. */
export interface PlacedFieldProps extends FieldProps {
  /** Where the value is in its file. */
  path: Path;
}

/** What a field gets that has other fields in it. */
export interface OuterFieldProps extends PlacedFieldProps {
  /** Renders one of them. */
  Field: ComponentType<PlacedFieldProps>;
}

/** The problems of exactly the value at a path. */
export const problemsAt = (problems: readonly FieldProblem[], path: Path): FieldProblem[] =>
  problemsBelow(problems, path).filter((problem) => problem.path.length === path.length);

/** The problems at a path and below it. */
export const problemsBelow = (problems: readonly FieldProblem[], path: Path): FieldProblem[] =>
  problems.filter((problem) => isBelow(problem.path, path));
