import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';

/** A picture with more pixels than its format may have here. */
export class TooManyPixels extends Error {
  /** @param most millions */
  constructor(readonly most: number) {
    super(`This picture has more than ${most} million pixels.`);
  }
}

/** A file that is no photograph of a format that is decoded. */
export class UnknownFormat extends Error {
  constructor(readonly format: string) {
    super(`Pictures of the format ${format} are not opened.`);
  }
}

/**
 * The formats that are decoded, and the millions of pixels that a computer with little memory decodes of each: of AVIF a
 * file of two kilobytes can take gigabytes. Drawings are parsed, never decoded: filters can take hours.
 */
const MILLIONS: Partial<Record<string, number>> = {
  ...{ jpeg: 120, png: 120, webp: 120, gif: 120, tiff: 120 },
  heif: 40,
};
/** The largest photograph takes a slow computer ten. */
const MOST_SECONDS = 60;

/**
 * Opens a photograph, of which so far only the name is known. Whatever decodes photographs starts here.
 * @throws UnknownFormat; TooManyPixels; Error for what is no picture
 */
export async function openPicture(
  input: string | Buffer,
  { animated = false, ...options }: SharpOptions = {},
): Promise<{ image: Sharp; header: Metadata }> {
  const header = await sharp(input).metadata();
  const { format, compression, width, height, pages = 1 } = header;
  const most = MILLIONS[format];
  if (most === undefined || (format === 'heif' && compression !== 'av1')) throw new UnknownFormat(format);
  // Pages of a TIFF are no frames.
  const isAnimated = animated && pages > 1 && (format === 'gif' || format === 'webp');
  if (width * height * (isAnimated ? pages : 1) > most * 1e6) throw new TooManyPixels(most);
  const image = sharp(input, { ...options, animated: isAnimated, limitInputPixels: most * 1e6 });
  return { header, image: image.timeout({ seconds: MOST_SECONDS }) };
}
