import {
  type ContentStore,
  type Snapshot,
  StoreError,
  stampOf,
} from '../../src/studio/store/content-store.ts';

/** A store in memory, which has what a store has to have and nothing else. */
export function createMemoryStore(): ContentStore {
  const blobs = new Map<string, Uint8Array>();
  let current: Snapshot = { version: '0', files: new Map() };
  return {
    snapshot: async () => current,
    async read(on, names) {
      const all = names.map((name) => [name, blobs.get(on.files.get(name)?.stamp ?? '')] as const);
      return new Map(all.flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : [])));
    },
    async commit(on, changes) {
      const stamps = await Promise.all(
        [...changes.values()].map((bytes) => (bytes ? stampOf(bytes) : undefined)),
      );
      const files = new Map(current.files);
      for (const [at, [name, bytes]] of [...changes].entries()) {
        if (on.files.get(name)?.stamp !== current.files.get(name)?.stamp) throw new StoreError('stale');
        const stamp = stamps[at];
        if (bytes && stamp) files.set(name, { stamp, size: bytes.length });
        else files.delete(name);
        if (bytes && stamp) blobs.set(stamp, bytes);
      }
      current = { version: String(Number(current.version) + 1), files };
      return current;
    },
  };
}
