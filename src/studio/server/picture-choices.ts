import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Page, pictureName } from '../../content/index.ts';
import { listFiles, openPicture } from '../../content/node/index.ts';
import type { PictureChoice } from '../field-data.ts';
import type { PictureFile } from './route.ts';

/** Sizes by path and time of change, because measuring opens the file. */
const measured = new Map<string, { stamp: string; size: { width: number; height: number } | undefined }>();

/** The pictures of a content folder that can be shown, with the words that pages have for them already. */
export async function pictureChoices(imagesDir: string, pages: readonly Page[]): Promise<PictureChoice[]> {
  const alts = new Map<string, string>();
  for (const { social, sections } of pages) collectAlts([social, sections], alts);
  const choices = await Promise.all(
    listFiles(join(imagesDir, '..')).images.map(async (name): Promise<PictureChoice[]> => {
      const file = pictureName(name);
      const size = await measure(join(imagesDir, '..', name));
      const alt = alts.get(file);
      return size ? [{ file, ...size, ...(alt === undefined ? {} : { alt }) }] : [];
    }),
  );
  return choices.flat();
}

async function measure(path: string) {
  const { mtimeMs, size: bytes } = await stat(path);
  const stamp = `${mtimeMs} ${bytes}`;
  const known = measured.get(path);
  if (known?.stamp === stamp) return known.size;
  // What cannot be opened is reported by the check, and not offered.
  const size = await sharp(path)
    .metadata()
    .then(({ autoOrient: { width, height } }) => ({ width, height }))
    .catch(() => undefined);
  measured.set(path, { stamp, size });
  return size;
}

/** Pictures are groups with a file and what it shows, wherever they are. */
function collectAlts(value: unknown, alts: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { file, alt } = value as { file?: unknown; alt?: unknown };
  if (typeof file === 'string' && typeof alt === 'string') alts.set(file, alt);
  for (const part of Object.values(value)) collectAlts(part, alts);
}

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
  if (path.toLowerCase().endsWith('.svg')) return { type: 'image/svg+xml', body: await readFile(path) };
  const { image } = await openPicture(path, { autoOrient: true });
  const body = await image
    .resize({ width: Math.min(Math.max(1, Math.round(width) || 1), WIDEST), withoutEnlargement: true })
    .webp({ quality: 75, effort: 0 })
    .toBuffer();
  return { type: 'image/webp', body };
}
