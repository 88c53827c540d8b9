import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { NOT_IN_TYPEFACE } from '../content/index.ts';
import { escapeHtml } from '../site/page/escape-html.ts';
import { cachedFolder, cacheRoot, fingerprint } from './cache.ts';

/** The two files of the typeface, each with all weights from 400 to 700; the second has further European letters. */
export const typefaceFiles = ['latin', 'latin-ext'].map((letters) =>
  createRequire(import.meta.url).resolve(
    `@fontsource-variable/instrument-sans/files/instrument-sans-${letters}-wght-normal.woff2`,
  ),
);

/** A text as a picture of its letters, white on nothing, cut to their edges. */
export interface TextPicture {
  picture: Buffer;
  width: number;
  height: number;
}

/** Sets a text in lines of at most a width, unless a word is longer. Sizes are in pixels. */
export type SetText = (text: string, size: number, width: number) => Promise<TextPicture | undefined>;

/**
 * Opens the typeface for pictures of text, in its semi-bold weight. Pango reads TrueType files, which the cache keeps: a
 * process that has opened one looks for it ever after.
 * @returns a function that sets a text; undefined for one with letters that the typeface does not have: half a name is
 *   worse than none, and the check warns of it
 */
export async function openTypeface(): Promise<SetText> {
  const sources = await Promise.all(typefaceFiles.map((file) => readFile(file)));
  const folder = await cachedFolder(
    await cacheRoot(),
    `typeface.${fingerprint(...sources)}`,
    async (draft) => {
      for (const [at, source] of sources.entries()) {
        const font = await subsetFont(source, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
        await writeFile(join(draft, `${at}.ttf`), font);
      }
    },
  );
  const set = (text: string, size: number, width: number, file: string) =>
    sharp({
      text: {
        text: `<span foreground="white">${escapeHtml(text)}</span>`,
        font: `Instrument Sans Semi-Bold ${size}`,
        fontfile: join(folder, file),
        rgba: true,
        dpi: 72,
        width,
        wrap: 'word',
        spacing: -Math.round(size / 9),
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  // Pango takes letters from every file that it has opened.
  await set('Ł', 20, 100, '1.ttf');
  return async (text, size, width) => {
    const words = text.normalize('NFC').trim();
    if (words === '' || words.search(NOT_IN_TYPEFACE) >= 0) return undefined;
    const { data, info } = await set(words, size, width, '0.ttf');
    return { picture: data, width: info.width, height: info.height };
  };
}
