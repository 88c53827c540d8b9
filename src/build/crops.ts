import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type CropRule, type Format, formats, type PictureData } from '../ui/places.ts';
import { asObjectPosition, cropAround, findFocus } from './focus.ts';

/** Everything but the address, which is not known before the picture is. */
export type Measures = Omit<PictureData, 'base'>;

/** How versions are encoded; with the rules of a place it decides whether a kept picture still serves. */
export const encodings = {
  /** To be raised when the code that cuts or encodes changes what comes out. */
  version: 2,
  /** Quality goes down by the step, as far as the least, where a crop says how many bytes it may take. */
  avif: { quality: 45, step: 3, least: 30, effort: 4, effortWide: 3 },
  webp: { quality: 62 },
  jpeg: { quality: 70, mozjpeg: true },
  /** Radius of the blur that takes film grain away, in pixels of the original. */
  grain: 1.25,
  /** From this width on encoding with full effort takes longer than the bytes are worth. */
  wide: 1280,
};

const encode: Record<Format, (version: Version) => Promise<Buffer>> = {
  avif: async ({ pixels, width, mostBytes = Number.POSITIVE_INFINITY }) => {
    const { quality: best, step, least, effort: usual, effortWide } = encodings.avif;
    const effort = width < encodings.wide ? usual : effortWide;
    for (let quality = best; ; quality -= step) {
      const file = await pixels().avif({ quality, effort }).toBuffer();
      if (file.length <= mostBytes || quality - step < least) return file;
    }
  },
  webp: ({ pixels }) => pixels().webp(encodings.webp).toBuffer(),
  jpeg: ({ pixels }) => pixels().flatten({ background: '#fff' }).jpeg(encodings.jpeg).toBuffer(),
};

/** One file to be made of a photograph. */
export interface Version {
  /** `<key><width>.<format>` */
  name: string;
  format: Format;
  width: number;
  /** How large its smallest format may be. */
  mostBytes?: number | undefined;
  /** Its pixels: cut, resized and smoothed, but not encoded. */
  pixels(): Sharp;
}

/**
 * Looks at a photograph and says what has to be made of it for one place; nothing is encoded yet.
 * @throws when the original is not a picture that can be read.
 */
export async function planCrops(
  original: Buffer,
  rules: CropRule[],
): Promise<{ measures: Measures; versions: Version[] }> {
  const decoded = await sharp(original, { autoOrient: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upright = sharp(decoded.data, { raw: decoded.info });
  // A place that never cuts makes no promise about the side on which the subject stands.
  const cuts = rules.some(({ cut }) => cut !== undefined);
  const focus = cuts ? await findFocus(upright) : { x: 0.5, y: 0.5 };
  const whole = { width: decoded.info.width, height: decoded.info.height };
  const versions: Version[] = [];
  const crops: Measures['crops'] = [];
  let size = { width: 0, height: 0 };
  for (const rule of rules) {
    const area = rule.cut ? cropAround(decoded.info, focus, rule.cut) : { ...whole, left: 0, top: 0 };
    const fitting = rule.widths.filter((width) => width <= area.width);
    const widths = fitting.length > 0 ? fitting : [area.width];
    for (const width of widths) {
      const scale = width / area.width;
      const radius = encodings.grain * scale;
      const smooth = width <= (rule.smoothUpTo ?? 0) && radius > 0.3;
      const pixels = () => {
        const version = upright.clone().extract(area).resize(width);
        return smooth ? version.blur(radius) : version;
      };
      for (const format of formats)
        versions.push({
          name: `${rule.key}${width}.${format}`,
          format,
          width,
          mostBytes: rule.mostBytes,
          pixels,
        });
    }
    const width = widths.at(-1) ?? area.width;
    size = { width, height: Math.round((width * area.height) / area.width) };
    crops.push({ widths, height: size.height });
  }
  return { measures: { ...size, focus: asObjectPosition(focus), crops }, versions };
}

/**
 * Makes all versions of a photograph for one place in the folder.
 * @throws when the original is not a picture that can be read.
 */
export async function makeCrops(original: Buffer, rules: CropRule[], folder: string): Promise<Measures> {
  const { measures, versions } = await planCrops(original, rules);
  for (const version of versions)
    await writeFile(join(folder, version.name), await encode[version.format](version));
  return measures;
}
