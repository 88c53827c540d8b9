import { readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';
import type { Code } from '../codes.ts';
import { type Diagnostic, fileDiagnostic, type Severity } from '../diagnostic.ts';
import { Source } from '../parse/source.ts';
import { unsafePart } from './drawing.ts';
import { openPicture, TooManyPixels } from './open-picture.ts';
import { shownPath } from './paths.ts';
import { remember } from './remember.ts';
import type { Store } from './store.ts';

/** A picture as far as the check needs to know it; without a width it cannot be shown. */
export interface Picture {
  path: string;
  width?: number;
  /** Drawings are sharp at any size. */
  drawing: boolean;
  bytes: number;
  /** What keeps it from being published. */
  problem?: Diagnostic;
}

const heaviest = 20_000_000;

/** Makes a function that measures pictures, by name, each again only when its file has changed. */
export function measurer(store: Store): (paths: readonly string[]) => Promise<Map<string, Picture>> {
  const read = remember(store, measure);
  return async (paths) =>
    new Map((await read(paths)).map(([path, picture]) => [pictureName(store.dir, path), picture]));
}

/** A picture's name, as sections write it; `pathOnDisk` finds it. */
export const pictureName = (dir: string, path: string) =>
  relative(join(dir, 'images'), path).split(sep).join('/').normalize('NFC');

async function measure(path: string): Promise<Picture> {
  const { size: bytes } = await stat(path);
  const drawing = path.toLowerCase().endsWith('.svg');
  const picture = { path, bytes, drawing };
  if (bytes > heaviest || bytes === 0) return picture;
  try {
    if (drawing) {
      const problem = drawingProblem(path, await readFile(path));
      return problem ? { ...picture, problem } : { ...picture, width: (await sharp(path).metadata()).width };
    }
    const { image, header } = await openPicture(path);
    // The header of a picture whose upload broke off is whole. Decoding at a small size finds out in a few milliseconds.
    await image.resize(16).raw().toBuffer();
    return { ...picture, width: header.autoOrient.width };
  } catch (error) {
    // Without a width, it is reported as broken.
    if (!(error instanceof TooManyPixels)) return picture;
    const problem = fileDiagnostic(shownPath(path), 'picture-too-heavy', error.message, smaller);
    return { ...picture, problem };
  }
}

/** The first thing in a drawing that is not safe, at its line. */
function drawingProblem(path: string, bytes: Buffer): Diagnostic | undefined {
  const svg = textOf(bytes);
  const unsafe =
    svg === undefined ? { what: 'characters of another encoding than UTF-8', offset: 0 } : unsafePart(svg);
  if (!unsafe) return undefined;
  return new Source(shownPath(path), svg ?? '').diagnostic(unsafe.offset, unsafe.offset, {
    code: 'unsafe-drawing',
    message: `This drawing contains ${unsafe.what}, which is not safe on a website.`,
    suggestion: 'Export it again as a plain SVG, or as PNG.',
  });
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const smaller = 'Save it smaller: a width of 2560 pixels is enough everywhere.';

/**
 * Pictures that cannot be used, and pictures that no page uses.
 * @param used names of the pictures that pages show; undefined while that is not certain
 */
export function checkPictures(
  pictures: ReadonlyMap<string, Picture>,
  used: ReadonlySet<string> | undefined,
): Diagnostic[] {
  return [...pictures].flatMap(([name, { path, bytes, problem, width }]) => {
    const report = (code: Code, message: string, suggestion: string, severity?: Severity) =>
      fileDiagnostic(shownPath(path), code, message, suggestion, severity);
    if (bytes > heaviest) {
      const message = `This picture has ${Math.round(bytes / 1e6)} MB; 20 MB is the limit.`;
      return report('picture-too-heavy', message, smaller);
    }
    if (problem) return problem;
    if (width === undefined)
      return report(
        'broken-picture',
        'This file cannot be opened as a picture, or is only a part of one.',
        'Copy it here again, or export it again as JPEG, PNG or SVG.',
      );
    if (used && !used.has(name))
      return report(
        'unused-picture',
        'No page shows this picture.',
        'Delete it, or show it on a page.',
        'warning',
      );
    return [];
  });
}
