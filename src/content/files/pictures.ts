import { type Diagnostic, fileDiagnostic } from '../diagnostic.ts';
import { Source } from '../parse/source.ts';
import { TooManyPixels } from '../shared/pixels.ts';
import { unsafePart } from './drawing.ts';
import { shownIn } from './paths.ts';

/** What a store says of a picture; without a width it cannot be shown. */
export interface PictureFacts {
  bytes: number;
  /** In pixels, as it is seen. Undefined for what cannot be opened or is only a part of a picture. */
  width?: number;
  height?: number;
  /** What keeps a picture that could be opened from being published. */
  problem?: Diagnostic;
}

/** A picture as far as the check needs to know it. */
export interface Picture extends PictureFacts {
  path: string;
  /** Drawings are sharp at any size. */
  drawing: boolean;
}

/** The most bytes of a picture. A heavier one need not be opened. */
const HEAVIEST = 20_000_000;

/** What to do with a picture that is too large. */
const SAVE_SMALLER = 'Save it smaller: a width of 2560 pixels is enough everywhere.';

/** Whether a file is, by its name, a drawing. */
export const isDrawing = (path: string) => path.toLowerCase().endsWith('.svg');

/** A picture's name, as sections write it. The disk may spell it in another way. */
export const pictureName = (path: string) => path.slice('images/'.length).normalize('NFC');

/**
 * What the check has to know of a picture.
 * @param file its path for the problem
 * @param bytes their number
 * @param read reads the file, if it is a drawing
 * @param sizeOf opens the picture, and says its size upright; throws TooManyPixels, and other errors for broken ones
 */
export async function pictureFacts(
  file: string,
  bytes: number,
  read: () => Uint8Array,
  sizeOf: () => Promise<{ width: number; height: number }>,
): Promise<PictureFacts> {
  if (bytes > HEAVIEST || bytes === 0) return { bytes };
  try {
    const problem = isDrawing(file) ? drawingProblem(file, read()) : undefined;
    if (problem) return { bytes, problem };
    const { width, height } = await sizeOf();
    return { bytes, width, height };
  } catch (error) {
    // Without a width, it is reported as broken.
    if (!(error instanceof TooManyPixels)) return { bytes };
    return { bytes, problem: fileDiagnostic(file, 'picture-too-heavy', error.message, SAVE_SMALLER) };
  }
}

/** The first thing in a drawing that is not safe, at its line. */
function drawingProblem(file: string, bytes: Uint8Array): Diagnostic | undefined {
  const svg = textOf(bytes);
  const unsafe =
    svg === undefined ? { what: 'characters of another encoding than UTF-8', offset: 0 } : unsafePart(svg);
  if (!unsafe) return undefined;
  return new Source(file, svg ?? '').diagnostic(unsafe.offset, unsafe.offset, {
    code: 'unsafe-drawing',
    message: `This drawing contains ${unsafe.what}, which is not safe on a website.`,
    suggestion: 'Export it again as a plain SVG, or as PNG.',
  });
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Pictures that cannot be used.
 * @param dir the content folder as diagnostics show it
 */
export function checkPictures(dir: string, pictures: Iterable<Picture>): Diagnostic[] {
  return [...pictures].flatMap(({ path, bytes, problem, width }) => {
    const report = (code: string, message: string, suggestion: string) =>
      fileDiagnostic(shownIn(dir, path), code, message, suggestion);
    if (bytes > HEAVIEST) {
      const message = `This picture has ${Math.round(bytes / 1e6)} MB; 20 MB is the limit.`;
      return report('picture-too-heavy', message, SAVE_SMALLER);
    }
    if (problem) return problem;
    if (width !== undefined) return [];
    const message = 'This file cannot be opened as a picture, or is only a part of one.';
    return report('broken-picture', message, 'Copy it here again, or export it again as JPEG, PNG or SVG.');
  });
}
