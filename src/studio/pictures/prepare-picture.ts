import { tooManyPixels } from '../../content/shared/pixels.ts';
import { Refusal } from '../room/refusal.ts';
import type { PreparedPicture } from '../room/uploads.ts';
import { BROKEN, decodePicture, endingOf, type PictureFile, readPicture } from './picture-file.ts';

/** No page shows a picture larger, not even on the sharpest screen. */
export const LONGEST_SIDE = 2880;

/** The quality of pictures that are drawn again: the build makes all sizes from them, so nothing visible may be lost. */
const QUALITY = 0.92;

const MOVES =
  'This picture moves, and only its first image would be left. Export it again with at most 2,880 pixels on a side, or choose a picture that stands still.';

const NOISE =
  'The privacy settings of this browser keep it from turning pictures or making them smaller. Use another browser for this picture, or save it upright, with at most 2,880 pixels on a side and the usual colors (sRGB).';

/** What a picture of each format is drawn as: browsers write no more than these. */
const WRITTEN = { jpeg: 'jpeg', tiff: 'jpeg', png: 'png', gif: 'png', webp: 'webp', avif: 'webp' };

/**
 * Makes a picture fit for the site: upright, at most `LONGEST_SIDE` pixels, in sRGB, and without metadata, such as the
 * place where it was taken. Where only metadata is in the way, it is cut, and the pixels stay as they are.
 * @throws Refusal with a sentence for the person
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const picture = readPicture(bytes);
  const tooMany = tooManyPixels(picture.kind, picture.width, picture.height);
  if (tooMany) throw new Refusal(`${tooMany.message} Save it with at most 5,000 on a side.`);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const size = { width: scaled(picture.width, scale), height: scaled(picture.height, scale) };
  const isFit = scale === 1 && !picture.needsDrawing;
  if (!isFit && picture.isAnimated) throw new Refusal(MOVES);
  if (!isFit && makesNoise()) throw new Refusal(NOISE);
  const bitmap = await decodePicture(picture, size.width, size.height).catch((cause: unknown) => {
    throw new Refusal(BROKEN, { cause });
  });
  try {
    if (isFit) return { bytes: picture.bare, ending: endingOf(picture.kind), ...size };
    const blob = await drawn(bitmap, picture, size);
    const ending = endingOf(blob.type.replace('image/', ''));
    // Chromium adds a profile of the web's own colours.
    const { bare } = readPicture(new Uint8Array(await blob.arrayBuffer()));
    return { bytes: bare, ending, ...size };
  } finally {
    bitmap.close();
  }
}

const scaled = (side: number, scale: number) => Math.max(1, Math.round(side * scale));

/** Some browsers give noise instead of what was drawn, so that nobody is recognised by it. A little does no harm. */
function makesNoise(): boolean {
  const context = new OffscreenCanvas(4, 4).getContext('2d');
  context?.fillRect(0, 0, 4, 4);
  const black = context?.getImageData(0, 0, 4, 4).data ?? [];
  return black.some((value, at) => Math.abs(value - (at % 4 === 3 ? 255 : 0)) > 8);
}

/** By orientation: how the canvas is turned, with its origin in parts of the size. */
const TURNS: Record<number, [number, number, number, number, number, number]> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 1, 0],
  7: [0, -1, -1, 0, 1, 1],
  8: [0, -1, 1, 0, 0, 1],
};

/** Draws a picture upright, and writes it in its own format where browsers write that. */
async function drawn(
  bitmap: ImageBitmap,
  { kind, orientation }: PictureFile,
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no memory left for this picture.');
  const type = `image/${WRITTEN[kind]}`;
  const [a, b, c, d, left, top] = TURNS[orientation] ?? [1, 0, 0, 1, 0, 0];
  context.setTransform(a, b, c, d, left * width, top * height);
  context.drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type, quality: QUALITY });
  // Safari writes no WebP, and gives a PNG instead, which of a photograph is ten times as heavy.
  if (blob.type === type || hasAlpha(context.getImageData(0, 0, width, height))) return blob;
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

function hasAlpha({ data }: ImageData): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}
