import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

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
  const at = args.findIndex((arg) => arg === '--content' || arg.startsWith('--content='));
  const arg = args[at];
  if (arg === undefined) return process.env.CONTENT_DIR || 'content';
  const dir = arg.includes('=') ? arg.slice(arg.indexOf('=') + 1) : args[at + 1];
  if (!dir) throw new Error('--content needs a folder after it.');
  return dir;
}
