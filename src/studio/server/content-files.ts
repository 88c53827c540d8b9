import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { decode, readData, WriteError } from '../../content/index.ts';
import { listFiles } from '../../content/node/index.ts';
import type { OpenFile } from '../protocol.ts';
import { bytesOf } from './replace-files.ts';
import { RequestError } from './request.ts';

/** A content file as it is on disk. */
export interface ContentFile extends OpenFile {
  path: string;
  bytes: Buffer;
  text: string;
}

/** Hash of a file's bytes; `''` for a file that does not exist. */
export const stampOf = (bytes: Uint8Array | undefined): string =>
  bytes === undefined ? '' : createHash('sha256').update(bytes).digest('hex');

/** The paths of the files that can be edited, by their names below the content folder. */
export function editablePaths(dir: string): Map<string, string> {
  const { site, pages, texts } = listFiles(dir);
  const paths = [...(site ? [site] : []), ...pages, ...texts];
  return new Map(paths.map((file) => [file, join(dir, file)]));
}

/**
 * Reads a file; undefined where there is none any more.
 * @throws RequestError when it cannot be edited
 */
export async function readContentFile(file: string, path: string): Promise<ContentFile | undefined> {
  const bytes = await bytesOf(path);
  if (!bytes) return undefined;
  const { text, problem } = decode(file, bytes);
  if (problem) throw new RequestError(422, `${file}: ${problem.message}`);
  try {
    return { file, path, bytes, text, stamp: stampOf(bytes), data: readData(file, text) };
  } catch (error) {
    if (error instanceof WriteError) throw new RequestError(422, `${file}: ${error.message}`);
    throw error;
  }
}
