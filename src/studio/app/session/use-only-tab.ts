import { useEffect, useState } from 'react';
import { lockName } from '../api.ts';

/** Whether this tab edits the page: it does, another one does, or it is not known yet. */
type TabState = 'asking' | 'ours' | 'other';

/** Lets only one tab at a time edit a page. @returns the state, and a function that takes the page over */
export function useOnlyTab(file: string): { tab: TabState; takeOver: () => void } {
  const [tab, setTab] = useState<TabState>('asking');
  const name = lockName(file);
  useEffect(() => {
    const left = new AbortController();
    const hold = new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()));
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (left.signal.aborted) return undefined;
        setTab(lock ? 'ours' : 'other');
        return lock ? hold : undefined;
      })
      // Another tab has taken the page over; or site data is blocked, and nobody can know of another one.
      .catch(({ name: kind }: DOMException) => setTab(kind === 'AbortError' ? 'other' : 'ours'));
    return () => left.abort();
  }, [name]);
  const takeOver = () => {
    // The other tab keeps its unsaved work when it loses the lock; this one then starts with it.
    void navigator.locks.request(name, { steal: true }, async () => setTimeout(() => location.reload(), 100));
  };
  return { tab, takeOver };
}
