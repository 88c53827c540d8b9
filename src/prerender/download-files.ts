import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathOnDisk } from '../content/node/index.ts';
import type { FileData } from '../site/context/assets.ts';
import { fingerprint, reflinkCopy } from './cache.ts';
import { aboutFile } from './file-size.ts';
import { contentType } from './host/content-type.ts';
import { ATTACHED_FOLDER } from './host/headers.ts';
import { publicName } from './public-name.ts';

/** Endings that browsers show safely; everything else is saved. */
const SHOWN = ['.pdf'];

/**
 * The data of a file for visitors. A hash of its content is a folder of its address, so that a saved file keeps its name.
 * @param filesDir the folder of the originals
 * @param language of the words for its size
 * @throws Error when there is no such file; the content check reports that first
 */
export async function fileData(filesDir: string, name: string, language: string): Promise<FileData> {
  const body = await readFile(pathOnDisk(filesDir, name));
  const folder = SHOWN.includes(extname(name).toLowerCase()) ? '/files/' : ATTACHED_FOLDER;
  return {
    url: `${folder}${fingerprint(body).slice(0, 8)}/${publicName(name)}`,
    type: contentType(name).replace(/;.*/, ''),
    about: aboutFile(name, body.length, language),
  };
}

/**
 * Copies files for visitors into the built site.
 * @param language of the words for their sizes
 * @returns their data by name
 */
export async function copyFiles(
  names: Iterable<string>,
  { filesDir, outDir, language }: { filesDir: string; outDir: string; language: string },
): Promise<Map<string, FileData>> {
  const files = new Map<string, FileData>();
  for (const name of new Set(names)) {
    const data = await fileData(filesDir, name, language);
    await reflinkCopy(pathOnDisk(filesDir, name), join(outDir, data.url));
    files.set(name, data);
  }
  return files;
}
