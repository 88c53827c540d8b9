import { StoreError } from '../../src/studio/store/content-store.ts';
import type { Draft, DraftStorage } from '../../src/studio/store/draft-store.ts';

/** Drafts in memory, in a storage that a test may fill up. */
export function createDraftMemory(): DraftStorage & { kept: Map<string, Draft>; isFull: boolean } {
  return {
    kept: new Map(),
    isFull: false,
    async all() {
      return [...this.kept.values()];
    },
    async change(put, gone) {
      if (this.isFull) throw new StoreError('not-kept');
      for (const draft of put) this.kept.set(draft.name, draft);
      for (const name of gone) this.kept.delete(name);
    },
  };
}
