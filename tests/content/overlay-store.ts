import { type Store, sortFiles } from '../../src/content/index.ts';

/** A store with some files changed in memory. */
export interface OverlayStore extends Store {
  /** Replaces all changes by these: the bytes of files by their paths; `undefined` takes a file away. */
  lay(changes: ReadonlyMap<string, Uint8Array | undefined>): void;
}

/** A store over another one, to check content before it is written. */
export function overlayStore(base: Store): OverlayStore {
  let changes: ReadonlyMap<string, Uint8Array | undefined> = new Map();
  let rounds = 0;
  return {
    ...base,
    lay(given) {
      changes = given;
      rounds++;
    },
    list() {
      const files = base.list();
      const { site, notFiles, pages, texts, images, downloads, others } = files;
      const all = [pages, texts, images, downloads, others].flat();
      const known = new Set(site ? [site, ...all] : all);
      if ([...changes].every(([path, bytes]) => bytes !== undefined && known.has(path))) return files;
      for (const [path, bytes] of changes) {
        if (bytes === undefined) known.delete(path);
        else known.add(path);
      }
      return { ...sortFiles([...known].sort()), notFiles };
    },
    read: (path) => changes.get(path) ?? base.read(path),
    stamp: (path) => (changes.has(path) ? `changed ${rounds}` : base.stamp(path)),
  };
}
