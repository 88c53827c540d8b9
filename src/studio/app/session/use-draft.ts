import { useEffect, useEffectEvent } from 'react';
import type { EditorData } from '../data/page-data.ts';
import { removeDraft, type Saved, writeDraft } from './draft.ts';

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
