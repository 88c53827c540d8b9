import { readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import sharp from 'sharp';
import type { Code } from '../codes.ts';
import { type Diagnostic, fileDiagnostic, type Severity } from '../diagnostic.ts';
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
  /** What makes a drawing unsafe to publish. */
  unsafe?: string;
}

const heaviest = 20_000_000;

/** Makes a function that measures pictures, by name, each again only when its file has changed. */
export function measurer(store: Store): (paths: readonly string[]) => Promise<Map<string, Picture>> {
  const read = remember(store, measure);
  return async (paths) =>
    new Map((await read(paths)).map(([path, picture]) => [pictureName(store.dir, path), picture]));
}

/** A picture's name, as sections write it. Macs decompose umlauts in file names; keyboards do not. */
const pictureName = (dir: string, path: string) =>
  relative(join(dir, 'images'), path).split(sep).join('/').normalize('NFC');

async function measure(path: string): Promise<Picture> {
  const { size: bytes } = await stat(path);
  const drawing = path.toLowerCase().endsWith('.svg');
  const picture = { path, bytes, drawing };
  if (bytes > heaviest || bytes === 0) return picture;
  const unsafe = drawing ? unsafePart(await readFile(path, 'utf8')) : undefined;
  if (unsafe !== undefined) return { ...picture, unsafe };
  try {
    const image = sharp(path);
    const { autoOrient } = await image.metadata();
    // The header of a picture whose upload broke off is whole. Decoding at a small size finds out in a few milliseconds.
    await image.resize(16).raw().toBuffer();
    return { ...picture, width: autoOrient.width };
  } catch {
    // Without a width, it is reported as broken.
    return picture;
  }
}

const unsafeParts: [RegExp, string][] = [
  [/<!doctype/i, 'a line that begins with <!DOCTYPE'],
  [/<script/i, 'a script'],
  [/<foreignObject/i, 'a <foreignObject>'],
  [/\son[a-z]+\s*=/i, 'an attribute that runs a script'],
  [/javascript:/i, 'a link that runs a script'],
  [/\b(?:href|src)\s*=\s*["']?(?!["'#]|data:image\/)/i, 'a link to another file'],
  [/@import|url\(\s*["']?(?!["'#]|data:)/i, 'a style that loads another file'],
  [/(?![\t\n\r])\p{Cc}/u, 'characters of another encoding than UTF-8'],
];

const unsafePart = (svg: string) => unsafeParts.find(([pattern]) => pattern.test(svg))?.[1];

/**
 * Pictures that cannot be used, and pictures that no page uses.
 * @param used names of the pictures that pages show; undefined while that is not certain
 */
export function checkPictures(
  pictures: ReadonlyMap<string, Picture>,
  used: ReadonlySet<string> | undefined,
): Diagnostic[] {
  return [...pictures].flatMap(([name, { path, bytes, unsafe, width }]) => {
    const report = (code: Code, message: string, suggestion: string, severity?: Severity) =>
      fileDiagnostic(shownPath(path), code, message, suggestion, severity);
    if (bytes > heaviest) {
      const message = `This picture has ${Math.round(bytes / 1e6)} MB; 20 MB is the limit.`;
      return report(
        'picture-too-heavy',
        message,
        'Save it smaller: a width of 2560 pixels is enough everywhere.',
      );
    }
    if (unsafe !== undefined)
      return report(
        'unsafe-drawing',
        `This drawing contains ${unsafe}, which is not safe on a website.`,
        'Export it again as a plain SVG, or as PNG.',
      );
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
