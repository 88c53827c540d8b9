import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/**
 * Where a file of a folder really is, with all links followed. Whatever reads, writes or deletes content by a name from
 * elsewhere asks here first.
 * @param path the file, which need not exist
 * @returns undefined outside of the folder: what is there is no content
 */
export function realPlace(dir: string, path: string): string | undefined {
  const real = existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path));
  const root = realpathSync(dir);
  return real === root || real.startsWith(root + sep) ? real : undefined;
}
