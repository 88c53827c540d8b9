import { type Diagnostic, fileDiagnostic } from '../diagnostic.ts';
import { baseOf, shownIn } from './paths.ts';
import { remember } from './remember.ts';
import { signatureOf } from './sort-files.ts';
import type { Store } from './store.ts';

/** The largest file that every host takes, in bytes. */
const largest = 25_000_000;

/** A file's name, as sections write it. The disk may spell it in another way. */
export const downloadName = (path: string) => baseOf(path).normalize('NFC');

/** Makes a function that checks files for visitors, reading each again only when it has changed. */
export function downloadChecker(store: Store) {
  const read = remember(store, async (path) =>
    problemOf(shownIn(store.dir, path), await store.read(path), signatureOf(path)),
  );
  return async (paths: readonly string[]): Promise<Diagnostic[]> =>
    (await read(paths)).flatMap(([, problem]) => problem ?? []);
}

/** @param signature what a file of its ending begins with */
function problemOf(file: string, body: Uint8Array, signature: string): Diagnostic | undefined {
  const broken = (message: string, suggestion: string) =>
    fileDiagnostic(file, 'broken-file', message, suggestion);
  if (body.length === 0) return broken('This file is empty.', 'Copy it here again.');
  if (body.length > largest)
    return broken(
      `This file has ${Math.round(body.length / 1e6)} MB; 25 MB is the limit.`,
      'Save it smaller, or split it.',
    );
  if (String.fromCharCode(...body.subarray(0, 8)).startsWith(signature)) return undefined;
  return broken(
    'This file is not what its name says, or only a part of it.',
    'Export or copy it here once more.',
  );
}
