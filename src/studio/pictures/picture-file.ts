import { Refusal } from '../room/refusal.ts';
import {
  joined,
  jpegParts,
  latin,
  type Part,
  pngParts,
  tiffNumbers,
  viewOf,
  webpParts,
} from './file-parts.ts';

type Kind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';

/** A picture as its file describes it, before anything is decoded. */
export interface PictureFile {
  kind: Kind;
  /** In pixels, upright. */
  width: number;
  height: number;
  /** How it has to be turned, as EXIF counts: from 5 on, it lies on its side. A decoder turns AVIF by itself. */
  orientation: number;
  isAnimated: boolean;
  /** Whether cutting is not enough: it is turned, or has other colours than those of the web. */
  needsDrawing: boolean;
  /** The file without metadata, such as the place where it was taken; the same bytes where it has none. */
  bare: Uint8Array;
}

export const BROKEN =
  'This file cannot be opened as a picture. Export it again as JPEG or PNG, and choose that file.';
const HEIC =
  'This is a HEIC picture, which browsers cannot show. Save it as JPEG: on an iPhone, choose Settings → Camera → Formats → Most Compatible, or send the picture to yourself by email.';
const DRAWING =
  'Drawings (SVG) are put into the folder content/images by hand, where the check looks whether they are safe.';

/**
 * Reads what a file says of its picture.
 * @throws Refusal for what is no picture, or only a part of one
 */
export function readPicture(bytes: Uint8Array): PictureFile {
  if (bytes.length === 0) throw new Refusal('This file is empty. Choose another one.');
  const kind = kindOf(bytes);
  let picture: PictureFile | undefined;
  try {
    picture = kind && READERS[kind](bytes);
  } catch (cause) {
    // A number behind the end of the file.
    if (!(cause instanceof RangeError)) throw cause;
  }
  if (!picture?.width || !picture.height) throw new Refusal(BROKEN);
  return picture;
}

/** The ending of a file of a format. */
export const endingOf = (kind: string) => (kind === 'jpeg' ? '.jpg' : `.${kind}`);

/**
 * The pixels of a picture, as they are stored.
 * @param width and height of the result, upright
 * @throws DOMException for what is broken
 */
export function decodePicture({ bare, orientation }: PictureFile, width: number, height: number) {
  const [resizeWidth, resizeHeight] = orientation > 4 ? [height, width] : [width, height];
  // The whole of a large photograph would take gigabytes.
  const options: ImageBitmapOptions = { resizeWidth, resizeHeight, resizeQuality: 'high' };
  return createImageBitmap(new Blob([bare.slice()]), options);
}

/** By the first bytes. @throws Refusal for what people often have, and cannot be used */
function kindOf(bytes: Uint8Array): Kind | undefined {
  const start = latin(bytes, 0, 1000);
  if (start.startsWith('ÿØÿ')) return 'jpeg';
  if (start.startsWith('PNG\r\n', 1)) return 'png';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return 'tiff';
  // Behind `ftyp` are the kinds of pictures that the file has, the main one first.
  const [, brands = ''] = /^.{4}ftyp(.{4,56})/s.exec(start) ?? [];
  if (/avif|avis/.test(brands)) return 'avif';
  if (/^(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(brands)) throw new Refusal(HEIC);
  if (/^(?:ï»¿)?\s*<(?:.*<)?svg\b/is.test(start)) throw new Refusal(DRAWING);
  return undefined;
}

const READERS: Record<Kind, (bytes: Uint8Array) => PictureFile | undefined> = {
  jpeg(bytes) {
    const parts = jpegParts(bytes);
    const frame = parts?.find(({ name }) => /^c[^48c]$/.test(name))?.data;
    if (!parts || !frame) return undefined;
    const view = viewOf(frame);
    const picture = fromParts('jpeg', bytes, parts, view.getUint16(3), view.getUint16(1));
    // Four colours are those of a printer.
    return frame[5] === 4 ? { ...picture, needsDrawing: true } : picture;
  },
  png(bytes) {
    const parts = pngParts(bytes);
    const view = viewOf(bytes);
    return parts && fromParts('png', bytes, parts, view.getUint32(16), view.getUint32(20));
  },
  webp(bytes) {
    const parts = webpParts(bytes);
    return parts && fromParts('webp', bytes, parts, ...webpSize(bytes, parts[1]?.name));
  },
  gif(bytes) {
    const view = viewOf(bytes);
    // The block before each frame: four bytes of its own, a zero, and the next block.
    const frames = latin(bytes)
      .split('!\xf9\x04')
      .filter((rest) => rest[4] === '\0' && /[!,]/.test(rest[5] ?? ''));
    const picture = plain('gif', bytes, view.getUint16(6, true), view.getUint16(8, true));
    return { ...picture, isAnimated: frames.length > 1 };
  },
  avif(bytes) {
    const view = viewOf(bytes);
    const header = latin(bytes, 0, 100_000);
    // Tiles, of which a large picture is made, have sizes as well.
    const sizes = [...header.matchAll(/ispe/g)].map(
      ({ index }) => [view.getUint32(index + 8), view.getUint32(index + 12)] as const,
    );
    const [width, height] = sizes.sort((one, other) => other[0] * other[1] - one[0] * one[1])[0] ?? [0, 0];
    const turn = header.indexOf('irot');
    const isLying = turn >= 0 && ((bytes[turn + 4] ?? 0) & 1) === 1;
    return {
      ...(isLying ? plain('avif', bytes, height, width) : plain('avif', bytes, width, height)),
      isAnimated: header.slice(8, 64).includes('avis'),
      needsDrawing: /Exif|mime|prof|rICC/.test(header),
    };
  },
  tiff(bytes) {
    const numbers = tiffNumbers(bytes);
    const picture = plain('tiff', bytes, numbers.get(256) ?? 0, numbers.get(257) ?? 0, numbers.get(TURN));
    return { ...picture, needsDrawing: true };
  },
};

/** The tag of the orientation. */
const TURN = 274;

/** What is known of a picture that has only pixels. @param width and height as they are stored */
function plain(kind: Kind, bytes: Uint8Array, width: number, height: number, turn = 1): PictureFile {
  const orientation = turn >= 1 && turn <= 8 ? turn : 1;
  const size = orientation > 4 ? { width: height, height: width } : { width, height };
  return { kind, ...size, orientation, isAnimated: false, needsDrawing: orientation !== 1, bare: bytes };
}

/** Parts with words and numbers about the picture; profiles of colours are among them. */
const METADATA = /^(?:e[1-9a-df]|fe|eXIf|iTXt|tEXt|zTXt|EXIF|XMP |iCCP|ICCP)$/;

const isProfile = ({ name, data }: Part) =>
  /^iCCP$/i.test(name) || (name === 'e2' && latin(data, 0, 11) === 'ICC_PROFILE');

/** The profile of the web's own colours says its name, in letters of one or two bytes. */
const isForeign = ({ data }: Part) => !latin(data).replaceAll('\0', '').includes('sRGB');

/** What the parts of a file say. @param width and height as they are stored */
function fromParts(kind: Kind, bytes: Uint8Array, parts: Part[], width: number, height: number): PictureFile {
  const exif = parts.find(({ name, data }) => /^exif$/i.test(name) || (name === 'e1' && isExif(data)))?.data;
  const turn = exif && tiffNumbers(isExif(exif) ? exif.subarray(6) : exif).get(TURN);
  const picture = plain(kind, bytes, width, height, turn);
  const profiles = parts.filter(isProfile);
  const hasOwnColours = profiles.length > 0 && profiles.every(isForeign);
  const kept = parts.filter((one) => !METADATA.test(one.name) || (hasOwnColours && isProfile(one)));
  const bare = joined(kept);
  return {
    ...picture,
    isAnimated: parts.some(({ name }) => name === 'ANIM' || name === 'acTL'),
    needsDrawing: picture.needsDrawing || hasOwnColours,
    bare: bare.length === bytes.length ? bytes : bare,
  };
}

const isExif = (data: Uint8Array) => latin(data, 0, 6) === 'Exif\0\0';

/** Width and height by the part that a WebP begins with. */
function webpSize(bytes: Uint8Array, first = ''): [number, number] {
  const view = viewOf(bytes);
  const short = (at: number) => view.getUint16(at, true) & 0x3fff;
  if (first === 'VP8 ') return [short(26), short(28)];
  if (first === 'VP8L') return [short(21) + 1, ((view.getUint32(21, true) >> 14) & 0x3fff) + 1];
  return [(view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1];
}
