import type { EditorData, FileContents } from '../data/page-data.ts';
import { unlessBlocked } from './unless-blocked.ts';

/** The files as they were when they were last opened or saved. */
export interface Saved {
  stamps: { [file: string]: string };
  contents: FileContents;
}

/** Work that has not been saved. */
export interface Draft {
  saved: Saved;
  data: EditorData;
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
}

const keyOf = (file: string) => `edit-work ${file}`;

/** The unsaved work on a page; undefined if there is none that can be read. */
export function readDraft(file: string): Draft | undefined {
  const text = unlessBlocked(() => localStorage.getItem(keyOf(file))) ?? undefined;
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Draft;
  } catch {
    // Cut off by a crash while it was written: nothing can be made of it.
    localStorage.removeItem(keyOf(file));
    return undefined;
  }
}

export function writeDraft(draft: Draft): void {
  unlessBlocked(() => localStorage.setItem(keyOf(draft.data.pageFile), JSON.stringify(draft)));
}

export function removeDraft(file: string): void {
  unlessBlocked(() => localStorage.removeItem(keyOf(file)));
}
