import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import { type Files, folderStore, type Store } from '../content/index.ts';

/** A store that asks the disk only about files that a watcher has named. */
export interface WatchedStore extends Store {
  /** Forgets what it knows of these files and folders. */
  forget(paths: Iterable<string>): void;
}

/**
 * The content of a folder for as long as a watcher tells about it: no save makes it look at all files again.
 * @param dir the content folder
 */
export function watchedStore(dir: string): WatchedStore {
  const disk = folderStore(dir);
  const stamps = new Map<string, string>();
  let files: Files | undefined;
  return {
    ...disk,
    list() {
      files ??= disk.list();
      return files;
    },
    stamp(path) {
      const stamp = stamps.get(path) ?? disk.stamp(path);
      stamps.set(path, stamp);
      return stamp;
    },
    forget(paths) {
      for (const path of paths) {
        if (stamps.delete(path) && existsSync(path)) continue;
        // A new or deleted file, or a folder with all that is in it.
        files = undefined;
        for (const known of stamps.keys()) if (known.startsWith(path + sep)) stamps.delete(known);
      }
    },
  };
}
