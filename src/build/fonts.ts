import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont, { type Options } from 'subset-font';
import { cachedFolder, fingerprint, reflinkCopy } from './cache.ts';
import { fallbackFaces } from './fallback-font.ts';
import { typefaceFile } from './typeface.ts';

/** Always in the font: basic Latin, typographic punctuation and the non-breaking space. */
const basics = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}\u00a0–—‘’“”•…·×©®™`;

const settings: Options = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  // Style names for font menus, and advance widths that browsers can read from the outlines.
  dropTables: ['STAT', 'HVAR', 'MVAR'],
};

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
  const typeface = await readFile(typefaceFile);
  const further = Array.from(text.matchAll(/[^\0-~]/gu), ([letter]) => letter);
  const letters = [...new Set([...basics, ...further])].sort().join('');
  const hash = fingerprint(typeface, JSON.stringify(settings), letters).slice(0, 8);
  const name = `instrument-sans.${hash}.woff2`;
  const folder = await cachedFolder(cacheDir, `font.${hash}`, async (draft) => {
    await writeFile(join(draft, name), await subsetFont(typeface, letters, settings));
    await writeFile(join(draft, 'fallback.css'), await fallbackFaces());
  });
  const file = `/assets/${name}`;
  await reflinkCopy(join(folder, name), join(outDir, file));
  const face = `@font-face{font-family:"Instrument Sans";font-weight:400 700;font-display:swap;src:url("${file}") format("woff2")}`;
  return { file, face, fallbacks: await readFile(join(folder, 'fallback.css'), 'utf8') };
}
