import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDrawing, pictureName } from '../../content/index.ts';
import { listFiles, openPicture } from '../../content/node/index.ts';
import type { PictureFile } from './route.ts';

/** Widest picture that a field shows. */
const WIDEST = 1600;

/**
 * A picture of the content as a field shows it.
 * @returns undefined if the folder has no such picture
 */
export async function fieldPicture(
  imagesDir: string,
  file: string,
  width: number,
): Promise<PictureFile | undefined> {
  const name = listFiles(join(imagesDir, '..')).images.find((one) => pictureName(one) === file);
  if (name === undefined) return undefined;
  const path = join(imagesDir, '..', name);
  if (isDrawing(path)) return { type: 'image/svg+xml', body: await readFile(path) };
  const { image } = await openPicture(path, { autoOrient: true });
  const body = await image
    .resize({ width: Math.min(Math.max(1, Math.round(width) || 1), WIDEST), withoutEnlargement: true })
    .webp({ quality: 75, effort: 0 })
    .toBuffer();
  return { type: 'image/webp', body };
}
