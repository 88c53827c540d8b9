import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { openPicture } from '../content/index.ts';
import type { PictureData } from '../context/assets.ts';
import { type Format, formats, hasVersion } from '../ui/image-presets.ts';
import type { CropRule } from './crop-rules.ts';
import { asObjectPosition, cropAround, findFocalPoint } from './focal-point.ts';

// On one thread a picture takes less CPU in all, and its bytes do not depend on the machine; the build makes several at once.
sharp.concurrency(1);

/** The picture's data without its address. */
export type Measures = Omit<PictureData, 'base'>;

/** How versions are encoded; part of the key of the picture cache. */
export const encodings = {
  /** Increment when a change of the code changes the encoded files. */
  version: 5,
  encoder: sharp.versions.sharp,
  /**
   * With subsampled chroma, effort 4 takes four times the CPU of effort 3 for the same size and signal-to-noise ratio
   * (measured on three heroes at 750, 1280 and 1920 px). Quality 44 takes a quarter of the bytes less, and the grain of wood
   * and metal with them. `least` is the lowest quality that a byte limit may lead to.
   */
  avif: { quality: 52, least: 30, effort: 3, chromaSubsampling: '4:2:0' },
  /**
   * For wide versions, which take most of the time: half the CPU, 6 % fewer bytes and 0.6 to 1 dB less in the
   * signal-to-noise ratio (measured on eight heroes at 1920 px).
   */
  wideAvif: { from: 1440, quality: 49, effort: 2 },
  jpeg: { quality: 70, mozjpeg: true },
  /** Radius of the blur that removes film grain, in pixels of the original. */
  grain: 1.25,
};

/** How much a file shrinks with each point of AVIF quality; measured: 4 to 6 %. */
const BYTES_PER_QUALITY = 0.05;

/** How a file grows with the width, as an exponent; measured on eight heroes. */
const BYTES_PER_WIDTH = 1.45;

/** The same crop in a smaller width. */
interface Smaller {
  width: number;
  bytes: number;
}

type Encoder = (pixels: Sharp, version: Version, smaller?: Smaller) => Promise<Buffer>;

const encode: Record<Format, Encoder> = {
  avif: async (pixels, { width, mostBytes = Number.POSITIVE_INFINITY }, smaller) => {
    const { least, ...usual } = encodings.avif;
    const { from, ...wide } = encodings.wideAvif;
    const options = width < from ? usual : { ...usual, ...wide };
    /** The quality at which a file would just keep to the limit. */
    const fitting = (bytes: number, quality: number) => {
      const points = Math.floor(Math.log(mostBytes / bytes) / BYTES_PER_QUALITY);
      return Math.min(options.quality, Math.max(least, quality + points));
    };
    const expected = smaller ? smaller.bytes * (width / smaller.width) ** BYTES_PER_WIDTH : 0;
    for (let quality = fitting(expected, options.quality); ; ) {
      const file = await pixels
        .clone()
        .avif({ ...options, quality })
        .toBuffer();
      if (file.length <= mostBytes || quality === least) return file;
      quality = Math.min(quality - 1, fitting(file.length, quality));
    }
  },
  jpeg: (pixels) => pixels.clone().flatten({ background: '#fff' }).jpeg(encodings.jpeg).toBuffer(),
};

/** One file to encode from a photograph. */
export interface Version {
  /** `<key><width>.<format>` */
  name: string;
  /** That of its crop. */
  key: string;
  format: Format;
  width: number;
  /** Size limit of its smallest format. */
  mostBytes?: number | undefined;
  /** Its pixels: cropped, resized and smoothed, but not encoded. */
  pixels(): Sharp;
}

/**
 * Decodes a photograph and lists the versions that a preset needs, without encoding them.
 * @throws Error when the original cannot be decoded
 */
export async function planCrops(
  original: Buffer,
  rules: CropRule[],
): Promise<{ measures: Measures; versions: Version[] }> {
  const { image } = await openPicture(original, { autoOrient: true });
  const decoded = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const upright = sharp(decoded.data, { raw: decoded.info });
  // Without a crop, the picture's frame is not positioned around the subject either.
  const cuts = rules.some(({ cut }) => cut !== undefined);
  const focus = cuts ? await findFocalPoint(upright) : { x: 0.5, y: 0.5 };
  const whole = { width: decoded.info.width, height: decoded.info.height };
  const versions: Version[] = [];
  const crops: Measures['crops'] = [];
  let size = { width: 0, height: 0 };
  for (const rule of rules) {
    const area = rule.cut
      ? cropAround(decoded.info, rule.cut.focus ?? focus, rule.cut)
      : { ...whole, left: 0, top: 0 };
    const widths = [...new Set(rule.widths.map((width) => Math.min(width, area.width)))];
    for (const width of widths) {
      const scale = width / area.width;
      const radius = encodings.grain * scale;
      const smooth = width <= (rule.smoothUpTo ?? 0) && radius > 0.3;
      const pixels = () => {
        const version = upright.clone().extract(area).resize(width);
        return smooth ? version.blur(radius) : version;
      };
      for (const format of formats.filter((format) => hasVersion(format, width)))
        versions.push({
          name: `${rule.key}${width}.${format}`,
          key: rule.key,
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
 * Writes all versions of a photograph that a preset needs into a folder.
 * @throws Error when the original cannot be decoded
 */
export async function makeCrops(original: Buffer, rules: CropRule[], folder: string): Promise<Measures> {
  const { measures, versions } = await planCrops(original, rules);
  // All formats of one width share their resized pixels.
  const rasters = new Map<Version['pixels'], Sharp>();
  let smaller: (Smaller & { key: string }) | undefined;
  for (const version of versions) {
    const { name, key, format, width, pixels } = version;
    const raster = rasters.get(pixels) ?? (await rasterize(pixels()));
    rasters.set(pixels, raster);
    const file = await encode[format](raster, version, smaller?.key === key ? smaller : undefined);
    if (format === 'avif') smaller = { key, width, bytes: file.length };
    await writeFile(join(folder, name), file);
  }
  return measures;
}

async function rasterize(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}
