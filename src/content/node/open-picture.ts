import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { MILLIONS, tooManyPixels } from '../shared/pixels.ts';

/** The largest photograph takes a slow computer ten. */
const MOST_SECONDS = 60;

/**
 * Opens a photograph, of which so far only the name is known. Whatever decodes photographs starts here. sharp gets no
 * path: it maps a file into memory, and the process ends when somebody saves a shorter one over it meanwhile.
 * @throws TooManyPixels; Error for what is no picture
 */
export async function openPicture(
  bytes: Uint8Array,
  options: SharpOptions = {},
): Promise<{ image: Sharp; header: Metadata }> {
  const header = await sharp(bytes).metadata();
  const { format, compression, width, height } = header;
  const most = MILLIONS[format];
  if (most === undefined || (format === 'heif' && compression !== 'av1'))
    throw new Error(`Pictures of the format ${format} are not opened.`);
  const tooMany = tooManyPixels(format, width, height);
  if (tooMany) throw tooMany;
  const image = sharp(bytes, { ...options, limitInputPixels: most * 1e6 });
  return { header, image: image.timeout({ seconds: MOST_SECONDS }) };
}
