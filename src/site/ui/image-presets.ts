import type { PictureData } from '../context/assets.ts';

/** How the browser chooses a crop. src/prerender/crop-rules.ts says how the build makes it. */
interface Crop {
  /** Prefix of the crop's file names. */
  key: string;
  /** When to use this crop; the last crop of a preset is the fallback and has none. */
  media?: string;
  /** Width of the picture in the layout. */
  sizes: string;
}

/**
 * The ways in which sections show pictures. The browser takes the first crop whose media query matches. The widths are
 * `--tablet` and `--wide` of src/site/styles/widths.css.
 */
export const imagePresets = {
  hero: [
    { key: 'n', media: '(max-width: 43.998rem)', sizes: '100vw' },
    // Beside the text the picture is narrower than the screen, but as high as the hero.
    { key: 'w', sizes: '(min-width: 64rem) 90vw, 100vw' },
  ],
  half: [{ key: 'h', sizes: '(min-width: 64rem) 50vw, 100vw' }],
  // Beside the text or, on tablets, above it.
  side: [{ key: 's', sizes: 'auto, (min-width: 44rem) 45vw, 92vw' }],
} as const satisfies Record<string, readonly Crop[]>;

export type ImagePreset = keyof typeof imagePresets;

/** AVIF, and WebP for Edge before version 121 and for browsers from before 2023. */
export const formats = ['avif', 'webp'] as const;
export type Format = (typeof formats)[number];

/** On the largest screens, browsers without AVIF scale this width up. */
const WIDEST_WEBP = 1280;

/** Whether there is a version of a picture in a format and width. */
export const hasVersion = (format: Format, width: number): boolean =>
  format === 'avif' || width <= WIDEST_WEBP;

/** Key of a picture in a page's assets: a page may show the same file in two presets, or around two focal points. */
export const pictureKey = (preset: ImagePreset, file: string, focus?: string) =>
  `${preset}/${file}${focus === undefined ? '' : ` ${focus}`}`;

/** The preset in a key of `pictureKey`. */
export const presetOf = (key: string) => key.slice(0, key.indexOf('/')) as ImagePreset;

/** Attributes of one `<source>`, or of the `<img>`. */
export interface PictureSource {
  type: string;
  srcSet: string;
  sizes: string;
  width: number;
  height: number;
  media?: string;
}

/**
 * The sources of a picture, best first; empty for a drawing. The last one belongs on the `<img>`.
 * @param sizes instead of those of the preset
 */
export function pictureSources(preset: ImagePreset, data: PictureData, sizes?: string): PictureSource[] {
  const crops: readonly Crop[] = imagePresets[preset];
  return data.crops.flatMap(({ widths, height }, index) => {
    const crop = crops[index];
    if (crop === undefined) return [];
    return formats.map((format) => ({
      type: `image/${format}`,
      srcSet: widths
        .filter((width) => hasVersion(format, width))
        .map((width) => `${data.base}${crop.key}${width}.${format} ${width}w`)
        .join(', '),
      sizes: sizes ?? crop.sizes,
      width: widths.at(-1) ?? 0,
      height,
      ...(crop.media === undefined ? {} : { media: crop.media }),
    }));
  });
}
