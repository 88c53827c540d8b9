import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import { type Files, folderStore, type Store } from '../content/index.ts';

/** A store that reads only files from disk that a watcher has reported. */
export interface WatchedStore extends Store {
  /** Invalidates files and folders. */
  invalidate(paths: Iterable<string>): void;
}

/**
 * A store for a watched folder: a save does not make it list or stat all files again.
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
    invalidate(paths) {
      for (const path of paths) {
        if (stamps.delete(path) && existsSync(path)) continue;
        // A new or deleted file, or a folder with all of its files.
        files = undefined;
        for (const known of stamps.keys()) if (known.startsWith(path + sep)) stamps.delete(known);
      }
    },
  };
}
