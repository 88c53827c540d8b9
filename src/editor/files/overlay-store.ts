import { resolve } from 'node:path';
import { folderStore, type Store, sortFiles } from '../../content/index.ts';

/** New bytes of files by their paths below the content folder; `null` deletes a file. */
export type FileWrites = ReadonlyMap<string, Buffer | null>;

/**
 * A content folder as it would be with some files changed, for checking before anything is written. New pictures are left
 * out: they are measured from the disk.
 */
export function overlayStore(dir: string, writes: FileWrites): Store {
  const disk = folderStore(dir);
  const changed = new Map([...writes].map(([file, bytes]) => [resolve(dir, file), bytes] as const));
  return {
    ...disk,
    list() {
      const { notFiles, site, ...lists } = disk.list();
      const all = [...(site ? [site] : []), ...Object.values(lists).flat()];
      const kept = all.filter((path) => changed.get(resolve(path)) !== null);
      const known = new Set(all.map((path) => resolve(path)));
      const fresh = [...changed].flatMap(([path, bytes]) =>
        bytes !== null && !known.has(path) && /\.(yaml|md)$/.test(path) ? [path] : [],
      );
      return { ...sortFiles(dir, [...kept, ...fresh].sort()), notFiles };
    },
    read: (path) => changed.get(resolve(path)) ?? disk.read(path),
    stamp: (path) => (changed.get(resolve(path)) ? 'changed' : disk.stamp(path)),
  };
}
