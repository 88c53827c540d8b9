import { type Diagnostic, fileDiagnostic } from '../diagnostic.ts';
import { baseOf } from './paths.ts';
import { signatureOf } from './sort-files.ts';

/** The largest file that every host takes, in bytes. */
const LARGEST = 25_000_000;

/** A file's name, as sections write it. The disk may spell it in another way. */
export const downloadName = (path: string) => baseOf(path).normalize('NFC');

/** What is wrong with a file for visitors, if anything. @param file its path for the diagnostic */
export function checkDownload(file: string, body: Uint8Array): Diagnostic | undefined {
  if (body.length > LARGEST) {
    const message = `This file has ${Math.round(body.length / 1e6)} MB; 25 MB is the limit.`;
    return fileDiagnostic(file, 'broken-file', message, 'Save it smaller, or split it.');
  }
  const begins = String.fromCharCode(...body.subarray(0, 8));
  if (begins !== '' && begins.startsWith(signatureOf(file))) return undefined;
  const message = 'This file is empty, not what its name says, or only a part of it.';
  return fileDiagnostic(file, 'broken-file', message, 'Export or copy it here once more.');
}
