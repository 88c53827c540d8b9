import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont, { type Options } from 'subset-font';
import { cachedFolder, fingerprint, reflinkCopy } from './cache.ts';

/** All weights from 400 to 700. */
const TYPEFACE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

/** Always in the font: basic Latin, typographic punctuation and the non-breaking space. */
const basics = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}\u00a0–—‘’“”•…·×©®™`;

/** Latin letters of all languages, punctuation and currency signs: all that an editor may type. */
export const ALL_LETTERS = String.fromCodePoint(
  ...[
    [0xa0, 0x24f],
    [0x2000, 0x206f],
    [0x20a0, 0x20bf],
  ].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
);

const settings: Options = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  // Style names for font menus, and advance widths that browsers can read from the outlines.
  dropTables: ['STAT', 'HVAR', 'MVAR'],
};

const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Helvetica'];
const ARIAL_BOLD = [
  'Arial Bold',
  'Arial-BoldMT',
  'Liberation Sans Bold',
  'LiberationSans-Bold',
  'Helvetica-Bold',
];
const ROBOTO = ['Roboto', 'Roboto-Regular'];
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold'];

/**
 * Fonts that visitors have installed, with the size in percent at which each sets a paragraph of this site as wide as the
 * typeface does in this weight, so that the layout does not shift when that has loaded.
 */
const fallbacks: [family: string, weight: number, fonts: string[], size: number][] = [
  ['Instrument Sans Fallback', 400, ARIAL, 101.4],
  ['Instrument Sans Fallback Roboto', 400, ROBOTO, 102.04],
  ['Instrument Sans Fallback', 500, ARIAL, 102.81],
  ['Instrument Sans Fallback Roboto', 500, ROBOTO, 103.47],
  ['Instrument Sans Fallback', 600, ARIAL_BOLD, 96.88],
  ['Instrument Sans Fallback Roboto', 600, ROBOTO_BOLD, 103.3],
  ['Instrument Sans Fallback', 700, ARIAL_BOLD, 98.19],
  ['Instrument Sans Fallback Roboto', 700, ROBOTO_BOLD, 104.7],
];

/** Ascent and descent of the typeface, in percent of the em. */
const [ASCENT, DESCENT] = [97, 25];

/** The `@font-face` rules of the fallback fonts, with the metrics of the typeface. */
const fallbackFaces = fallbacks
  .map(([family, weight, fonts, size]) =>
    [
      `@font-face{font-family:"${family}"`,
      `font-weight:${weight}`,
      `src:${fonts.map((name) => `local("${name}")`).join(',')}`,
      `size-adjust:${size.toFixed(2)}%`,
      `ascent-override:${((100 * ASCENT) / size).toFixed(1)}%`,
      `descent-override:${((100 * DESCENT) / size).toFixed(1)}%`,
      'line-gap-override:0%}',
    ].join(';'),
  )
  .join('\n');

export interface Typeface {
  /** Address of the font. */
  file: string;
  /** Its `@font-face` rule. */
  face: string;
  /** The rules of the fallback fonts, used until it has loaded. */
  fallbacks: string;
}

/**
 * Subsets the typeface to the characters that the site uses, in all weights from 400 to 700.
 * @param options.text text whose characters are kept in addition to basic Latin
 * @returns the address of the font, its `@font-face` rule and those of its fallbacks. A browser fetches the font as soon
 *   as it has the rule: with scripts, the boot script adds it after the first paint.
 */
export async function makeFont({
  outDir,
  cacheDir,
  text = '',
}: {
  outDir: string;
  cacheDir: string;
  text?: string;
}): Promise<Typeface> {
  const typeface = await readFile(TYPEFACE);
  const further = Array.from(text.matchAll(/[^\0-~]/gu), ([letter]) => letter);
  const letters = [...new Set([...basics, ...further])].sort().join('');
  const hash = fingerprint(typeface, JSON.stringify(settings), letters).slice(0, 8);
  const name = `instrument-sans.${hash}.woff2`;
  const folder = await cachedFolder(cacheDir, `font.${hash}`, async (draft) =>
    writeFile(join(draft, name), await subsetFont(typeface, letters, settings)),
  );
  const file = `/assets/${name}`;
  await reflinkCopy(join(folder, name), join(outDir, file));
  const face = `@font-face{font-family:"Instrument Sans";font-weight:400 700;font-display:swap;src:url("${file}") format("woff2")}`;
  return { file, face, fallbacks: fallbackFaces };
}
