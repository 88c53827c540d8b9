import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * The path of a file in a folder as the disk has it. Macs decompose umlauts in file names; keyboards do not, so the check
 * compares composed names.
 * @param name composed (NFC), with forward slashes
 */
export function pathOnDisk(folder: string, name: string): string {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  return name.split('/').reduce((at, part) => {
    const entries = existsSync(at) ? readdirSync(at) : [];
    return join(at, entries.find((entry) => entry.normalize('NFC') === part) ?? part);
  }, folder);
}

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

/** A path as diagnostics show it: relative to the project, with forward slashes. */
export function shownPath(path: string): string {
  const shown = relative(process.cwd(), resolve(path)).split(sep).join('/');
  return shown === '' ? '.' : shown;
}

/**
 * The content folder to read: `--content DIR` among the arguments, else `CONTENT_DIR`, else `content`.
 * @throws when `--content` has no folder after it
 */
export function contentDir(args: readonly string[] = process.argv.slice(2)): string {
  const options = { content: { type: 'string' } } as const;
  const { content } = parseArgs({ args: [...args], options, strict: false }).values;
  if (content === true || content === '') throw new Error('--content needs a folder after it.');
  return content || process.env.CONTENT_DIR || 'content';
}
