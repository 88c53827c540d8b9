import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { shownIn } from '../files/paths.ts';
import { isDrawing, pictureFacts } from '../files/pictures.ts';
import type { Store } from '../files/store.ts';
import { createReader } from '../reader.ts';
import type { Content } from '../site-content.ts';
import { listFiles } from './list-files.ts';
import { loadSchemas } from './load-schemas.ts';
import { openPicture } from './open-picture.ts';
import { shownPath } from './paths.ts';

/** The content of a folder on disk, as the check reads it. */
export function contentFolder(dir: string): Store {
  const shown = shownPath(dir);
  const read = (path: string) => readFileSync(join(dir, path));
  return {
    dir: shown,
    list: () => listFiles(dir),
    read,
    measure: (path, bytes) =>
      pictureFacts(
        shownIn(shown, path),
        bytes?.length ?? statSync(join(dir, path)).size,
        () => bytes ?? read(path),
        () => (isDrawing(path) ? drawingSize : photographSize)(bytes ?? read(path)),
      ),
    stamp: (path) => {
      const { mtimeMs, size } = statSync(join(dir, path));
      return `${mtimeMs} ${size}`;
    },
  };
}

/**
 * Reads and checks all content.
 * @param dir the content folder
 * @returns everything that could be read, and every problem of every file, in the order of files and lines
 * @throws when the folder cannot be read
 */
export const readContent = (dir: string): Promise<Content> => createReader(contentFolder(dir), loadSchemas)();

const drawingSize = (drawing: Uint8Array) => sharp(drawing).metadata();

async function photographSize(picture: Uint8Array) {
  const { image, header } = await openPicture(picture);
  // The header of a picture whose upload broke off is whole. Decoding at a small size finds out in a few milliseconds.
  await image.resize(16).raw().toBuffer();
  return header.autoOrient;
}
