import { useEffect, useEffectEvent } from 'react';
import type { OpenFile } from '../../protocol.ts';
import { type KeyedFields, keepKeys } from '../data/keyed.ts';
import type { EditorData, FileContents } from '../data/page-data.ts';
import { unlessBlocked } from './unless-blocked.ts';

/** The files as they were when they were last opened or saved. */
export interface Saved {
  stamps: { [file: string]: string };
  contents: FileContents;
}

/** Files as they are now. @param known contents whose items keep their keys, so that a later undo finds them */
export const savedFiles = (files: readonly OpenFile[], known: FileContents = {}): Saved => ({
  stamps: Object.fromEntries(files.map(({ file, stamp }) => [file, stamp])),
  contents: Object.fromEntries(
    files.map(({ file, data }) => [file, keepKeys(known[file], data) as KeyedFields]),
  ),
});

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

function writeDraft(draft: Draft): void {
  unlessBlocked(() => localStorage.setItem(keyOf(draft.data.pageFile), JSON.stringify(draft)));
}

export function removeDraft(file: string): void {
  unlessBlocked(() => localStorage.removeItem(keyOf(file)));
}

/** The pause after which a change is kept, in milliseconds. */
const PAUSE_MS = 250;

/**
 * Keeps unsaved work in this browser, so that it survives a reload or a crash.
 * @param isOurs whether this tab is the one that edits the page
 */
export function useDraft(data: EditorData, saved: Saved, isChanged: boolean, isOurs: boolean): void {
  const keep = useEffectEvent(() => {
    if (isChanged) writeDraft({ saved, data, at: Date.now() });
    else removeDraft(data.pageFile);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change
  useEffect(() => {
    if (!isOurs) return undefined;
    const timer = setTimeout(() => keep(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [data, saved, isChanged, isOurs]);
  useEffect(() => {
    if (!isOurs) return undefined;
    const onHide = () => keep();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      // Another tab takes the page over, and starts with this work.
      keep();
    };
  }, [isOurs]);
}
