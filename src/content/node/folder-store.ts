import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileDiagnostic } from '../diagnostic.ts';
import { shownIn } from '../files/paths.ts';
import { drawingProblem, HEAVIEST, isDrawing, type PictureFacts, SAVE_SMALLER } from '../files/pictures.ts';
import type { Store } from '../files/store.ts';
import { listFiles } from './list-files.ts';
import { openPicture, TooManyPixels } from './open-picture.ts';
import { shownPath } from './paths.ts';

/** The content of a folder on disk. */
export function folderStore(dir: string): Store {
  const shown = shownPath(dir);
  return {
    dir: shown,
    list: () => listFiles(dir),
    read: (path) => readFileSync(join(dir, path)),
    measure: (path) => measure(join(dir, path), shownIn(shown, path)),
    stamp: (path) => {
      const { mtimeMs, size } = statSync(join(dir, path));
      return `${mtimeMs} ${size}`;
    },
  };
}

/** @param file the path for the problem */
async function measure(path: string, file: string): Promise<PictureFacts> {
  const { size: bytes } = statSync(path);
  if (bytes > HEAVIEST || bytes === 0) return { bytes };
  try {
    if (isDrawing(path)) {
      const problem = drawingProblem(file, readFileSync(path));
      if (problem) return { bytes, problem };
      const { width, height } = await sharp(path).metadata();
      return { bytes, width, height };
    }
    const { image, header } = await openPicture(path);
    // The header of a picture whose upload broke off is whole. Decoding at a small size finds out in a few milliseconds.
    await image.resize(16).raw().toBuffer();
    const { width, height } = header.autoOrient;
    return { bytes, width, height };
  } catch (error) {
    // Without a width, it is reported as broken.
    if (!(error instanceof TooManyPixels)) return { bytes };
    return { bytes, problem: fileDiagnostic(file, 'picture-too-heavy', error.message, SAVE_SMALLER) };
  }
}
