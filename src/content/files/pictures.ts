import { stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';
import type { Code } from '../codes.ts';
import { type Diagnostic, fileDiagnostic } from '../diagnostic.ts';
import { shownPath } from './paths.ts';
import type { Store } from './store.ts';

/** A picture as far as the check needs to know it; without a size it could not be read. */
export interface Picture {
  path: string;
  width?: number;
  /** Drawings are sharp at any size. */
  drawing: boolean;
  bytes: number;
}

const heaviest = 20_000_000;

/** Makes a function that measures pictures, each again only when its file has changed. */
export function measurer(store: Store): (paths: string[]) => Promise<Map<string, Picture>> {
  let known = new Map<string, { stamp: string; picture: Picture }>();
  return async (paths) => {
    const now: typeof known = new Map();
    for (const path of paths) {
      const stamp = store.stamp(path);
      const before = known.get(path);
      now.set(path, before?.stamp === stamp ? before : { stamp, picture: await measure(path) });
    }
    known = now;
    return new Map([...now].map(([path, { picture }]) => [pictureName(store.dir, path), picture]));
  };
}

/** A picture's name, as sections write it. */
const pictureName = (dir: string, path: string) => relative(join(dir, 'images'), path).split(sep).join('/');

async function measure(path: string): Promise<Picture> {
  const { size: bytes } = await stat(path);
  const drawing = path.toLowerCase().endsWith('.svg');
  if (bytes > heaviest || bytes === 0) return { path, bytes, drawing };
  try {
    return { path, bytes, drawing, width: (await sharp(path).metadata()).autoOrient.width };
  } catch {
    // Not a picture that sharp can open; without a width it is told as such.
    return { path, bytes, drawing };
  }
}

/** Pictures that cannot be used, whoever refers to them. */
export function checkPictures(pictures: Map<string, Picture>): Diagnostic[] {
  return [...pictures.values()].flatMap((picture) => {
    if (picture.bytes > heaviest) {
      const size = Math.round(picture.bytes / 1e6);
      return about(
        picture,
        'picture-too-heavy',
        `This picture has ${size} MB; 20 MB is the limit.`,
        'Save it smaller: 2560 pixels of width are enough for any place on the site.',
      );
    }
    if (picture.width === undefined) {
      return about(
        picture,
        'broken-picture',
        'This file cannot be opened as a picture.',
        'Export it again as JPEG, PNG or SVG.',
      );
    }
    return [];
  });
}

const about = (picture: Picture, code: Code, message: string, suggestion: string) =>
  fileDiagnostic(shownPath(picture.path), code, message, suggestion);
