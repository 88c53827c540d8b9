import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../prerender/host/has-code.ts';

/** Programs write a file in several steps; events within this many milliseconds are one save. */
const SETTLE_MS = 15;

/**
 * Watches a folder recursively with one watcher per folder, so the cost does not depend on the number of files.
 * @param onChange called with the paths of changed, new, renamed and deleted files
 * @returns a function that stops watching
 * @throws Error when the folder itself cannot be watched
 */
export function watchFolder(dir: string, onChange: (paths: Set<string>) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const notify = () => {
    const paths = changed;
    changed = new Set();
    onChange(paths);
  };
  const drop = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  /** A folder may be gone again before it is watched; its folder above reports that as well. */
  const addInside = (folder: string) => {
    try {
      add(folder);
    } catch (error) {
      drop(folder);
      if (!hasCode(error, 'ENOENT', 'ENOTDIR')) console.error(error);
    }
  };
  const add = (folder: string) => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_, name) => {
      const path = name === null ? folder : join(folder, name);
      changed.add(path);
      // A recreated folder needs a new watcher.
      if (isFolder(path)) addInside(path);
      else drop(path);
      clearTimeout(timer);
      timer = setTimeout(notify, SETTLE_MS);
    });
    // Some systems report an error for a deleted folder; reading the content reports missing files.
    watcher.on('error', () => drop(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) addInside(join(folder, entry.name));
  };

  add(dir);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
