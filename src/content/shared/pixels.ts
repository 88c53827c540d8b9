/**
 * The formats of photographs, and the millions of pixels that a computer with little memory decodes of each: of AVIF a
 * file of two kilobytes can take gigabytes. Drawings are parsed, never decoded: filters can take hours.
 */
export const MILLIONS: Partial<Record<string, number>> = {
  ...{ jpeg: 120, png: 120, webp: 120, gif: 120, tiff: 120 },
  ...{ avif: 40, heif: 40 },
};

/** A picture with more pixels than its format may have here. */
export class TooManyPixels extends Error {
  /** @param most millions */
  constructor(most: number) {
    super(`This picture has more than ${most} million pixels.`);
  }
}

/** @returns the error for a picture that has too many pixels */
export function tooManyPixels(format: string, width: number, height: number): TooManyPixels | undefined {
  const most = MILLIONS[format] ?? 0;
  return width * height > most * 1e6 ? new TooManyPixels(most) : undefined;
}
