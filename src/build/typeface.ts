import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const fileOf = (letters: string) =>
  createRequire(import.meta.url).resolve(
    `@fontsource-variable/instrument-sans/files/instrument-sans-${letters}-wght-normal.woff2`,
  );

/** The typeface of the site: one file for all weights from 400 to 700. */
export const typefaceFile = fileOf('latin');

/** One file of the typeface; the second has the letters of further European languages. */
interface Part {
  face: Face;
  letters: ReadonlySet<number>;
  fonts: Map<number, Font>;
}

let opened: Promise<[Part, Part]> | undefined;

const open = () => Promise.all([openPart(typefaceFile), openPart(fileOf('latin-ext'))]);

async function openPart(file: string): Promise<Part> {
  const font = await subsetFont(await readFile(file), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  const face = new Face(new Blob(font));
  return { face, letters: new Set(face.collectUnicodes()), fonts: new Map() };
}

/** The code points that the typeface has. */
export async function typefaceLetters(): Promise<Set<number>> {
  opened ??= open();
  return new Set((await opened).flatMap(({ letters }) => [...letters]));
}

/** A line of text in the site’s typeface as outlines, which need no font. */
export interface TextLine {
  /** Outlines as SVG path data, with the baseline at y = 0 and the left edge at x = 0. */
  path: string;
  width: number;
}

/**
 * Typesets a line of text with kerning. Letters that the typeface does not have leave no trace.
 * @param size height of the em, in the unit of the result
 */
export async function setLine(text: string, weight: number, size: number): Promise<TextLine> {
  let x = 0;
  let path = '';
  const { runs, scale } = await shapeLine(text, weight, size);
  for (const { font, glyphs } of runs) {
    for (const { codepoint, xAdvance = 0, xOffset = 0 } of glyphs) {
      for (const { type, values } of font.glyphToJson(codepoint)) {
        const placed = values.map((value, index) =>
          index % 2 === 0 ? (x + xOffset + value) * scale : -value * scale,
        );
        path += type + placed.map((value) => value.toFixed(1)).join(' ');
      }
      x += xAdvance;
    }
  }
  return { path, width: x * scale };
}

/** The width of a line of text; much faster than its outlines. */
export async function measureLine(text: string, weight: number, size: number): Promise<number> {
  const { runs, scale } = await shapeLine(text, weight, size);
  return runs.flatMap(({ glyphs }) => glyphs).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * scale;
}

async function shapeLine(text: string, weight: number, size: number) {
  opened ??= open();
  const parts = await opened;
  const runs = splitByPart(text.normalize('NFC'), parts).map(({ part, text }) => {
    const font = fontOf(part, weight);
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return { font, glyphs: buffer.getGlyphInfosAndPositions() };
  });
  return { runs, scale: size / parts[0].face.upem };
}

/** A text in pieces that one part of the typeface can set; what both have, such as accents, stays with what is before. */
function splitByPart(text: string, parts: [Part, Part]): { part: Part; text: string }[] {
  const pieces: { part: Part; text: string }[] = [];
  for (const letter of text) {
    const last = pieces.at(-1);
    const has = ({ letters }: Part) => letters.has(letter.codePointAt(0) ?? 0);
    const part = parts.find(has) ?? parts[0];
    if (last && (last.part === part || (/\p{M}/u.test(letter) && has(last.part)))) last.text += letter;
    else pieces.push({ part, text: letter });
  }
  return pieces;
}

function fontOf({ face, fonts }: Part, weight: number): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  fonts.set(weight, font);
  return font;
}

/** Ascent and descent of the typeface as shares of the em, both positive. */
export async function verticalMetrics(): Promise<{ ascent: number; descent: number }> {
  opened ??= open();
  const [{ face }] = await opened;
  const { ascender, descender } = new Font(face).hExtents();
  return { ascent: ascender / face.upem, descent: -descender / face.upem };
}
