import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The complete typeface of the site: one file for all weights from 400 to 700. */
export const typefaceFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

let opened: Promise<Face> | undefined;
const fonts = new Map<number, Font>();

async function open(): Promise<Face> {
  const font = await subsetFont(await readFile(typefaceFile), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  return new Face(new Blob(font));
}

/** A line of text in the site’s typeface as outlines, which need no font. */
export interface TextLine {
  /** Outlines as SVG path data, with the baseline at y = 0 and the left edge at x = 0. */
  path: string;
  width: number;
}

/**
 * Typesets a line of text with kerning.
 * @param size height of the em, in the unit of the result
 */
export async function setLine(text: string, weight: number, size: number): Promise<TextLine> {
  const { font, glyphs, scale } = await shapeLine(text, weight, size);
  let x = 0;
  let path = '';
  for (const { codepoint, xAdvance = 0, xOffset = 0 } of glyphs) {
    for (const { type, values } of font.glyphToJson(codepoint)) {
      const placed = values.map((value, index) =>
        index % 2 === 0 ? (x + xOffset + value) * scale : -value * scale,
      );
      path += type + placed.map((value) => value.toFixed(1)).join(' ');
    }
    x += xAdvance;
  }
  return { path, width: x * scale };
}

/** The width of a line of text; much faster than its outlines. */
export async function measureLine(text: string, weight: number, size: number): Promise<number> {
  const { glyphs, scale } = await shapeLine(text, weight, size);
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * scale;
}

async function shapeLine(text: string, weight: number, size: number) {
  opened ??= open();
  const face = await opened;
  let font = fonts.get(weight);
  if (font === undefined) {
    font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    fonts.set(weight, font);
  }
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return { font, glyphs: buffer.getGlyphInfosAndPositions(), scale: size / face.upem };
}

/** Ascent and descent of the typeface as shares of the em, both positive. */
export async function verticalMetrics(): Promise<{ ascent: number; descent: number }> {
  opened ??= open();
  const face = await opened;
  const { ascender, descender } = new Font(face).hExtents();
  return { ascent: ascender / face.upem, descent: -descender / face.upem };
}
