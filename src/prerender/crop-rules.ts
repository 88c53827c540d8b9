import { type ImagePreset, imagePresets } from '../site/ui/image-presets.ts';
import { focusPercents } from './focus-rules.ts';

/** A point on a picture, as shares of its width and height. */
export interface Focus {
  x: number;
  y: number;
}

/** How the build makes one crop of an image preset. */
export interface CropRule {
  /** Prefix of the crop's file names. */
  key: string;
  /** Widths in pixels; the original's takes the place of larger ones, unless it is hardly more than the one before. */
  widths: number[];
  /** Area to cut out around the subject. Without it the whole picture is kept. */
  cut?: Cut;
  /** Widest version whose film grain is smoothed away: nobody sees grain there, and it costs bytes. */
  smoothUpTo?: number;
  /** Most bytes of a version in the smallest format. */
  mostBytes?: number;
}

export interface Cut {
  /** Width divided by height. */
  ratio: number;
  /** Vertical position of the subject, as a share of the height. */
  subjectAt: number;
  focus: Focus;
}

/** A crop before its focal point is known. */
type Rule = Omit<CropRule, 'key' | 'cut'> & { cut?: Omit<Cut, 'focus'> };
type PerCrop<Crops> = { [Index in keyof Crops]: Rule };

/** In the order of the crops in src/site/ui/image-presets.ts. */
const rules: { [Preset in ImagePreset]: PerCrop<(typeof imagePresets)[Preset]> } = {
  hero: [
    {
      widths: [750],
      // A new connection sends 10 segments of 1,460 bytes before it waits for an answer (RFC 6928). A picture that
      // fits into them with its headers arrives one round trip earlier.
      mostBytes: 12_800,
      // On a phone the text is below the subject, over the lower part of the picture.
      cut: { ratio: 6 / 5, subjectAt: 0.4 },
      smoothUpTo: 750,
    },
    { widths: [1280, 2240], smoothUpTo: 1280 },
  ],
  half: [{ widths: [800, 1440, 2240] }],
  side: [{ widths: [720, 1080, 1440] }],
};

/**
 * The crops to make of a picture that is shown in a preset.
 * @param point its focal point, as editors write it
 */
export const cropRules = (preset: ImagePreset, point?: string): CropRule[] =>
  imagePresets[preset].map(({ key }, index) => {
    const { cut, ...rule }: Rule = { widths: [], ...rules[preset][index] };
    return { key, ...rule, ...(cut && { cut: { ...cut, focus: focusOf(point) } }) };
  });

/** A focal point as shares of the picture; without one, the middle. */
export function focusOf(point = '50% 50%'): Focus {
  const [x = 50, y = 50] = focusPercents(point);
  return { x: x / 100, y: y / 100 };
}
