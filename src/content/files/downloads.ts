import { type Diagnostic, fileDiagnostic } from '../diagnostic.ts';
import { baseOf, shownIn } from './paths.ts';
import { remember } from './remember.ts';
import { signatureOf } from './sort-files.ts';
import type { Store } from './store.ts';

/** The largest file that every host takes, in bytes. */
const largest = 25_000_000;

/** A file for visitors, as far as the check needs to know it. */
interface Download {
  bytes: number;
  /** Whether it begins like a file of its ending. */
  genuine: boolean;
}

/** A file's name, as sections write it. The disk may spell it in another way. */
export const downloadName = (path: string) => baseOf(path).normalize('NFC');

/** Makes a function that checks files for visitors, reading each again only when it has changed. */
export function downloadChecker(store: Store) {
  const read = remember(store, async (path) => inspect(path, await store.read(path)));
  return async (paths: readonly string[], used: ReadonlySet<string> | undefined): Promise<Diagnostic[]> =>
    (await read(paths)).flatMap(([path, download]) => problemOf(store.dir, path, download, used) ?? []);
}

const inspect = (path: string, body: Uint8Array): Download => ({
  bytes: body.length,
  genuine: String.fromCharCode(...body.subarray(0, 8)).startsWith(signatureOf(path)),
});

/** @param used names of the files that pages offer; undefined while that is not certain */
function problemOf(
  dir: string,
  path: string,
  { bytes, genuine }: Download,
  used: ReadonlySet<string> | undefined,
) {
  const file = shownIn(dir, path);
  const broken = (message: string, suggestion: string) =>
    fileDiagnostic(file, 'broken-file', message, suggestion);
  if (bytes === 0) return broken('This file is empty.', 'Copy it here again.');
  if (bytes > largest)
    return broken(
      `This file has ${Math.round(bytes / 1e6)} MB; 25 MB is the limit.`,
      'Save it smaller, or split it.',
    );
  if (!genuine)
    return broken(
      'This file is not what its name says, or only a part of it.',
      'Export or copy it here once more.',
    );
  if (!used || used.has(downloadName(path))) return undefined;
  const suggestion = 'Delete it, or offer it on a page.';
  return fileDiagnostic(file, 'unused-file', 'No page offers this file.', suggestion, 'warning');
}
