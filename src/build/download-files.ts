import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FileData } from '../context/assets.ts';
import { contentType } from '../host/content-type.ts';
import { ATTACHED_FOLDER } from '../host/headers.ts';
import { fingerprint, reflinkCopy } from './cache.ts';

/** Endings that browsers show safely; everything else is saved. */
const SHOWN = ['.pdf'];

/**
 * The address of a file for visitors. A hash of its content is a folder, so that a saved file keeps its name.
 * @param filesDir the folder of the originals
 * @throws Error when there is no such file; the content check reports that first
 */
export async function fileData(filesDir: string, name: string): Promise<FileData> {
  const body = await readFile(join(filesDir, name));
  const folder = SHOWN.includes(extname(name).toLowerCase()) ? '/files/' : ATTACHED_FOLDER;
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-');
  return {
    url: `${folder}${fingerprint(body).slice(0, 8)}/${plain}`,
    bytes: body.length,
    type: contentType(name).replace(/;.*/, ''),
  };
}

/** Copies files for visitors into the built site. @returns their data by name */
export async function copyFiles(
  names: Iterable<string>,
  filesDir: string,
  outDir: string,
): Promise<Map<string, FileData>> {
  const files = new Map<string, FileData>();
  for (const name of new Set(names)) {
    const data = await fileData(filesDir, name);
    await reflinkCopy(join(filesDir, name), join(outDir, data.url));
    files.set(name, data);
  }
  return files;
}
