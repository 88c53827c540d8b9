import { scrollSmoothly } from './smooth-scroll.ts';

/**
 * Gives each history entry its own key, under which its scroll position is stored. The router does so for the entries that
 * it adds; those that the browser adds, for a document or a typed hash, would all be “default”.
 * Call it before creating the router, which reads the key from the entry.
 */
export function identifyEntries(): void {
  identifyEntry();
  addEventListener('popstate', () => {
    // An entry without a key is new: the browser is about to scroll to the hash in its address.
    if (identifyEntry()) scrollSmoothly();
  });
}

/** Gives the current entry a key. @returns whether it did not have one */
function identifyEntry(): boolean {
  if (entryKey() !== undefined) return false;
  history.replaceState({ idx: null, ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
  return true;
}

/** The key of the current entry, which is also its `location.key` in the router. */
export const entryKey = (): string | undefined => history.state?.key;
