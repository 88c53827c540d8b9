/** What the editor and its worker say to each other. */
import type { Fields, FormModel, Operation, Path } from '../content/index.ts';
import type { FieldData } from './field-data.ts';
import type { StoreRefusal } from './store/content-store.ts';

/** Something to do, with what it needs. */
export interface WorkerRequest {
  id: number;
  action: string;
  given: unknown[];
}

export type WorkerAnswer =
  | { id: number; answer: unknown }
  /** A sentence for whoever edits; with the reason where the store has refused. */
  | { id: number; message: string; refusal: StoreRefusal | undefined }
  /** How many files are not published yet. */
  | { drafts: number };

/** What somebody may do with the content that is open now. */
export interface Opened {
  /** Why nothing can be published. */
  readOnly?: string | undefined;
  /** Whether changes go online only once somebody has looked at them. */
  isReviewed?: boolean;
  /** Why what is not published ends with this tab. */
  notKept?: string | undefined;
}

/** What the editor of a page begins with. */
export interface EditorSetup {
  /** The file of the page: `pages/about.yaml`. */
  file: string;
  address: string;
  /** The page's file and those that it may show: site.yaml and the Markdown texts. */
  opened: OpenFile[];
  forms: FormModel;
  fieldData: FieldData;
}

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
  suggestion?: string | undefined;
}

/** The answer to `check` and `save`; `check` writes nothing. */
export type SaveAnswer =
  /** All is written (or, for `check`, could be). Warnings may remain, and errors that were there before. */
  | { kind: 'saved'; files: OpenFile[]; problems: FieldProblem[] }
  /** The check refuses the result; nothing is written. */
  | { kind: 'refused'; problems: FieldProblem[] }
  /**
   * Files have changed since they were opened; nothing is written. `theirs` are these files as they are now, with the
   * stamp `''` where one is gone.
   */
  | { kind: 'conflict'; theirs: OpenFile[] };
