import { isDrawing, type PictureFacts, pictureFacts } from '../../content/index.ts';
import { tooManyPixels } from '../../content/shared/pixels.ts';
import { decodePicture, readPicture } from './picture-file.ts';

/**
 * What the check has to know of a picture, as the folder of a developer's computer says it.
 * @param file its path for the problem
 */
export const measurePicture = (file: string, bytes: Uint8Array): Promise<PictureFacts> =>
  pictureFacts(
    file,
    bytes.length,
    () => bytes,
    async () => (isDrawing(file) ? drawingSize(bytes) : photographSize(bytes)),
  );

async function photographSize(bytes: Uint8Array) {
  const picture = readPicture(bytes);
  const tooMany = tooManyPixels(picture.kind, picture.width, picture.height);
  if (tooMany) throw tooMany;
  // Browsers do not decode TIFF; the build does.
  if (picture.kind !== 'tiff') (await decodePicture(picture, 16, 16)).close();
  return picture;
}

/** Units of length in pixels: what makes pictures of drawings counts 72 pixels to an inch. */
const UNITS: Record<string, number> = { '': 1, px: 1, pt: 1, pc: 12, in: 72, cm: 72 / 2.54, mm: 7.2 / 2.54 };

/** The size that the root element of a safe drawing says: by width and height, else by the view box. */
function drawingSize(bytes: Uint8Array) {
  const [root = ''] = /<svg\b[^>]*/.exec(new TextDecoder().decode(bytes).replace(/<!--.*?-->/gs, '')) ?? [];
  const value = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']\\s*([^"']*)`).exec(root)?.[1] ?? '';
  const length = (name: string) => {
    const [, number, unit = ''] = /^([\d.]+(?:e\d+)?)([a-z]*)\s*$/i.exec(value(name)) ?? [];
    return Number(number) * (UNITS[unit.toLowerCase()] ?? 0) || undefined;
  };
  const [, , across = 300, down = 150] = value('viewBox')
    .split(/[\s,]+/, 4)
    .map(Number);
  if (!(across > 0 && down > 0)) throw new Error('The view box of this drawing is empty.');
  const [width, height] = [length('width'), length('height')];
  return {
    width: Math.round(width ?? ((height ?? down) * across) / down),
    height: Math.round(height ?? ((width ?? across) * down) / across),
  };
}
