import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps; what happens within this many milliseconds is one save. */
const SETTLE_MS = 15;

/**
 * Watches a folder and the folders in it. One watch a folder, not one a file: ten thousand files cost no more
 * than ten.
 * @param onChange told the paths that were written, made, renamed or deleted, soon after they were
 * @returns a function that ends it
 * @throws when the folder cannot be watched
 */
export function watchFolder(dir: string, onChange: (paths: Set<string>) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const tell = () => {
    const paths = changed;
    changed = new Set();
    onChange(paths);
  };
  const drop = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const add = (folder: string) => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_, name) => {
      const path = name === null ? folder : join(folder, name);
      changed.add(path);
      // A folder that comes back under its name is another one to the system.
      if (isFolder(path)) add(path);
      else drop(path);
      clearTimeout(timer);
      timer = setTimeout(tell, SETTLE_MS);
    });
    // Where a folder is deleted some systems call its watch broken; reading the content says what is missing.
    watcher.on('error', () => drop(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) add(join(folder, entry.name));
  };

  add(dir);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
