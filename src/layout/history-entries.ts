import { scrollSmoothly } from './smooth-scroll.ts';

/**
 * Gives each entry of the history a key of its own, under which its scroll position is kept. The router does so for the
 * entries that it adds; those that the browser adds, for a document or a typed hash, would all be “default”.
 * Call it before the router is created: the router reads the key from the entry.
 */
export function identifyEntries(): void {
  identifyEntry();
  addEventListener('popstate', () => {
    // An entry without a key is new, so the browser is about to scroll to the hash in its address.
    if (identifyEntry()) scrollSmoothly();
  });
}

/** Gives the current entry a key. @returns whether it had none */
function identifyEntry(): boolean {
  if (entryKey() !== undefined) return false;
  history.replaceState({ idx: null, ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
  return true;
}

/** The key of the current entry, which is also its `location.key` in the router. */
export const entryKey = (): string | undefined => history.state?.key;
