import type { StoreRefusal } from '../store/content-store.ts';

/** What the editor asks of its worker, as it would ask a server under `EDIT_PATH`. */
export type WorkerRequest =
  /** `body` is JSON, or the bytes of a file. */
  | { id: number; action: string; body: object }
  /** Nobody waits any more for the answer to this one. */
  | { gone: number };

export type WorkerAnswer =
  | { id: number; answer: unknown }
  /** A sentence for whoever edits; with the reason where the store has refused. */
  | { id: number; message: string; refusal: StoreRefusal | undefined }
  /** How many files are not published yet. */
  | { drafts: number };

/** What somebody who has signed in may do. */
export interface SignedIn {
  /** Why nothing can be published. */
  readOnly?: string | undefined;
  /** Whether changes go online only once somebody has looked at them. */
  isReviewed: boolean;
  /** Why what is not published ends with this tab. */
  notKept?: string | undefined;
}
