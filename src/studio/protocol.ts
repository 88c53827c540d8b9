import type { Fields, Operation, Path } from '../content/index.ts';

/**
 * What the editor in the browser and its server say to each other. Every request is under `EDIT_PATH`, posts JSON
 * (pictures and files: their bytes) and carries the token of the editor's document in the header `edit-token`.
 */
export const EDIT_PATH = '/__edit';

/** A file as the editor opened it. */
export interface OpenFile {
  /** Path below the content folder, with forward slashes: `pages/about.yaml`, `site.yaml`, `text/our-experience.md`. */
  file: string;
  /** Hash of its bytes; `''` for a file that does not exist yet. */
  stamp: string;
  /** Its data as written, without defaults; of a Markdown text, the front matter and `body`. */
  data: Fields;
}

/** The changes to one file since it was opened. */
export interface FileChange {
  file: string;
  stamp: string;
  operations: Operation[];
}

/** What the check says about a value. */
export interface FieldProblem {
  file: string;
  /** The value it is about, or the field that is missing; `[]` for the file as a whole. */
  path: Path;
  severity: 'error' | 'warning';
  code: string;
  message: string;
  suggestion?: string;
}

/** `POST check` and `POST save` take `{ changes: FileChange[] }`; `check` writes nothing. */
export type SaveAnswer =
  /** All is written (or, for `check`, could be). Warnings may remain, and errors that were there before. */
  | { kind: 'saved'; files: OpenFile[]; problems: FieldProblem[] }
  /** The check refuses the result; nothing is written. */
  | { kind: 'refused'; problems: FieldProblem[] }
  /**
   * A file has changed since it was opened; nothing is written. `theirs` is the file as it is now, with the stamp `''` if
   * it is gone; `yours` is missing if the server was started after it was opened.
   */
  | { kind: 'conflict'; conflicts: { theirs: OpenFile; yours?: Fields }[] };

/** Every other answer than status 200: a sentence for whoever edits. */
export interface EditFailure {
  message: string;
}
