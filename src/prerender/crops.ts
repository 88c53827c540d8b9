import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { openPicture } from '../content/node/index.ts';
import type { PictureData } from '../site/context/assets.ts';
import { type Format, formats, hasVersion } from '../site/ui/image-presets.ts';
import type { CropRule, Cut } from './crop-rules.ts';

// On one thread a picture takes less CPU in all, and its bytes do not depend on the machine; the build makes several at once.
sharp.concurrency(1);

/** The picture's data without its address. */
export type Measures = Omit<PictureData, 'base'>;

/** How versions are encoded; part of the key of the picture cache. */
export const encodings = {
  /** Increment when a change of the code changes the encoded files. */
  version: 7,
  encoder: sharp.versions.sharp,
  /**
   * With subsampled chroma. Effort 3 takes 1.8 times the CPU of effort 2 for 4 % fewer bytes, effort 4 six times (measured
   * on five photographs at 800 to 1440 px). Effort 1 leaves stains on plain surfaces. `least` is the lowest quality that a
   * byte limit may lead to.
   */
  avif: { quality: 50, least: 30, effort: 2, chromaSubsampling: '4:2:0' },
  /** For wide versions, which are shown at a high density: half the CPU of effort 2 for 4 % more bytes, no stains seen. */
  wideAvif: { from: 1440, quality: 49, effort: 1 },
  /** About three quarters of the bytes of a JPEG that looks the same. */
  webp: { quality: 70, effort: 2 },
  /** Radius of the blur that removes film grain, in pixels of the original. */
  grain: 1.25,
};

/** How much a file shrinks with each point of AVIF quality, at least; measured: 3.5 to 6 %. */
const BYTES_PER_QUALITY = 0.035;

const encode: Record<Format, (pixels: Sharp, version: Version) => Promise<Buffer>> = {
  avif: async (pixels, { width, mostBytes = Number.POSITIVE_INFINITY }) => {
    const { least, ...usual } = encodings.avif;
    const { from, ...wide } = encodings.wideAvif;
    const options = width < from ? usual : { ...usual, ...wide };
    for (let { quality } = options; ; ) {
      const file = await pixels
        .clone()
        .avif({ ...options, quality })
        .toBuffer();
      if (file.length <= mostBytes || quality === least) return file;
      const surplus = Math.log(file.length / mostBytes) / BYTES_PER_QUALITY;
      quality = Math.max(least, quality - Math.max(1, Math.ceil(surplus)));
    }
  },
  webp: (pixels) => pixels.clone().webp(encodings.webp).toBuffer(),
};

/** One file to encode from a photograph. */
export interface Version {
  /** `<key><width>.<format>` */
  name: string;
  format: Format;
  width: number;
  /** Size limit of its smallest format. */
  mostBytes?: number | undefined;
  /** The same for versions with the same pixels. */
  area: string;
  /** Its pixels: cropped, resized and smoothed, but not encoded. */
  pixels(): Sharp;
}

interface Size {
  width: number;
  height: number;
}

/** A decoded photograph; presets that show it share what they need of it. */
export interface Photograph {
  upright: Sharp;
  size: Size;
  /** Files by format and pixels. */
  encoded: Map<string, Buffer>;
}

/** Decodes a photograph. @throws Error when that is not possible */
export async function openPhotograph(original: Buffer): Promise<Photograph> {
  const { image } = await openPicture(original, { autoOrient: true });
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return {
    upright: sharp(data, { raw: info }),
    size: { width: info.width, height: info.height },
    encoded: new Map(),
  };
}

/** Lists the versions of a photograph that a preset needs, without encoding them. */
export function planCrops(
  photograph: Photograph,
  rules: CropRule[],
): { measures: Measures; versions: Version[] } {
  const { upright, size: whole } = photograph;
  const versions: Version[] = [];
  const crops: Measures['crops'] = [];
  let size = { width: 0, height: 0 };
  for (const rule of rules) {
    const area = rule.cut ? cropAround(whole, rule.cut) : { ...whole, left: 0, top: 0 };
    const widths = widthsOf(rule, area.width);
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
          format,
          width,
          mostBytes: rule.mostBytes,
          area: JSON.stringify([area, width, smooth, rule.mostBytes]),
          pixels,
        });
    }
    const width = widths.at(-1) ?? area.width;
    size = { width, height: Math.round((width * area.height) / area.width) };
    crops.push({ widths, height: size.height });
  }
  return { measures: { ...size, crops }, versions };
}

/**
 * The crop of a picture, in whole pixels and within its edges. It is smaller where a low subject would otherwise end up
 * below `subjectAt`.
 */
export function cropAround(
  size: Size,
  { focus, ratio, subjectAt }: Cut,
): Size & { left: number; top: number } {
  const below = ((1 - focus.y) * size.height) / (1 - subjectAt);
  const tallest = Math.min(size.height, size.width / ratio, below);
  const [width, height] = [Math.round(tallest * ratio), Math.round(tallest)];
  return {
    left: Math.round(within(focus.x * size.width - width / 2, size.width - width)),
    top: Math.round(within(focus.y * size.height - height * subjectAt, size.height - height)),
    width,
    height,
  };
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** A version that is less than a quarter wider than the one before would cost more time than anyone could see. */
const LEAST_STEP = 1.25;

/** The widths to make of a crop, the smallest first. */
function widthsOf({ widths }: CropRule, whole: number): number[] {
  const made: number[] = [];
  for (const wanted of widths) {
    const width = Math.min(wanted, whole);
    if (width >= LEAST_STEP * (made.at(-1) ?? 0)) made.push(width);
  }
  return made;
}

/** Writes all versions of a photograph that a preset needs into a folder. */
export async function makeCrops(
  photograph: Photograph,
  rules: CropRule[],
  folder: string,
): Promise<Measures> {
  const { measures, versions } = planCrops(photograph, rules);
  const { encoded } = photograph;
  // All formats of one width share their resized pixels.
  const rasters = new Map<string, Sharp>();
  for (const version of versions) {
    const { name, format, area, pixels } = version;
    const key = `${format} ${area}`;
    if (!encoded.has(key)) {
      const raster = rasters.get(area) ?? (await rasterize(pixels()));
      rasters.set(area, raster);
      encoded.set(key, await encode[format](raster, version));
    }
    await writeFile(join(folder, name), encoded.get(key) ?? '');
  }
  return measures;
}

async function rasterize(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}
