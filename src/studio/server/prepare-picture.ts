import type { Metadata, Sharp } from 'sharp';
import { openPicture, TooManyPixels, UnknownFormat } from '../../content/node/index.ts';
import { Refusal } from '../room/refusal.ts';
import type { PreparedPicture } from '../room/uploads.ts';

/** No page shows a picture larger, not even on the sharpest screen. */
export const LONGEST_SIDE = 2880;

const ENDINGS: Record<string, string> = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
  gif: '.gif',
};

/**
 * Makes a picture fit for the site: upright, at most `LONGEST_SIDE` pixels, in sRGB, and without metadata, such as the
 * place where it was taken. Bytes that need none of it stay as they are.
 * @throws Refusal with a sentence for the person
 */
export async function preparePicture(given: Uint8Array): Promise<PreparedPicture> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  if (bytes.length === 0) throw new Refusal('This file is empty. Choose another one.');
  if (isHeic(bytes))
    throw new Refusal(
      'This is a HEIC picture, which browsers cannot show. Save it as JPEG: on an iPhone, choose Settings → Camera → Formats → Most Compatible, or send the picture to yourself by email.',
    );
  try {
    const { header, image } = await openPicture(bytes, { failOn: 'error', animated: true });
    const { format, width, height } = header;
    const ending = format === 'heif' ? '.avif' : ENDINGS[format];
    if (isFit(header) && ending) return { bytes, ending, width, height };
    const upright = image
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const { data, info } = await encode(upright, ending).toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      ending: ending ?? '.jpg',
      width: info.width,
      height: info.pageHeight ?? info.height,
    };
  } catch (cause) {
    throw new Refusal(reason(cause), { cause });
  }
}

function reason(cause: unknown): string {
  if (cause instanceof TooManyPixels) return `${cause.message} Save it with at most 5,000 on a side.`;
  if (cause instanceof UnknownFormat && cause.format === 'svg')
    return 'Drawings (SVG) are put into the folder content/images by hand, where the check looks whether they are safe.';
  return 'This file cannot be opened as a picture. Export it again as JPEG or PNG, and choose that file.';
}

/** Whether nothing needs to be changed. A profile other than sRGB shifts colours where it is lost. */
function isFit({
  width,
  height,
  orientation = 1,
  exif,
  xmp,
  iptc,
  icc,
  space,
  comments,
  pages = 1,
}: Metadata) {
  const isSmall = pages > 1 ? width <= LONGEST_SIDE : Math.max(width, height) <= LONGEST_SIDE;
  const isBare = !exif && !xmp && !iptc && !icc && !comments?.length;
  return isSmall && isBare && orientation === 1 && (space === 'srgb' || space === 'b-w');
}

/** The quality of pictures that are made again: the build makes all sizes from them, so nothing visible may be lost. */
function encode(image: Sharp, ending: string | undefined): Sharp {
  if (ending === '.png') return image.png({ compressionLevel: 9 });
  if (ending === '.webp') return image.webp({ quality: 92 });
  if (ending === '.gif') return image.gif();
  if (ending === '.avif') return image.avif({ quality: 80 });
  return image
    .flatten({ background: '#fff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', progressive: true });
}

/** Phones name the brand of the file in its first bytes. */
const isHeic = (bytes: Buffer) =>
  bytes.toString('latin1', 4, 8) === 'ftyp' &&
  /^(hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString('latin1', 8, 12)) &&
  !bytes.toString('latin1', 8, 64).includes('avif');
