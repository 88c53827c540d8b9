import { readFile } from 'node:fs/promises';
import { Blob, Face } from 'harfbuzzjs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { NOT_IN_TYPEFACE } from '../content/index.ts';
import { setTitle } from './social-cards.ts';
import { openTypeface, type SetText, typefaceFiles } from './typeface.ts';

let setText: SetText;
beforeAll(async () => {
  setText = await openTypeface();
});

test('the check knows the letters that the typeface has', async () => {
  const letters = new Set<number>();
  for (const file of typefaceFiles) {
    const font = await subsetFont(await readFile(file), undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
    });
    for (const letter of new Face(new Blob(font)).collectUnicodes()) letters.add(letter);
  }
  const all = Array.from({ length: 0xffff }, (_, at) => at).filter((at) => at < 0xd800 || at > 0xdfff);
  const differ = all
    .map((at) => String.fromCodePoint(at))
    .filter((letter) => /\S/.test(letter))
    .filter((letter) => letters.has(letter.codePointAt(0) ?? 0) === letter.search(NOT_IN_TYPEFACE) >= 0);
  expect(differ).toEqual([]);
});

test('a text is set in white, in letters of both files, also when typed with separate accents', async () => {
  const text = await setText('Łódź & Ab', 84, 780);
  expect(await setText('Łódź & Ab'.normalize('NFD'), 84, 780)).toEqual(text);
  const { data } = await sharp(text?.picture).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  expect(Math.max(...data)).toBe(255);
  // Another font would have another width.
  expect((await setText('ŁŁŁŁŁŁŁŁŁŁ', 84, 780))?.width).toBe(497);
});

test('a text with a letter that the typeface does not have is not set', async () => {
  expect(await setText('日本', 84, 780)).toBeUndefined();
  expect(await setText(' ', 84, 780)).toBeUndefined();
});

test('a title is broken into balanced lines, and shrinks to fit', async () => {
  const sizeOf = async (title: string) => {
    const { width = 0, height = 0 } = (await setTitle(title, setText)) ?? {};
    return [width, height];
  };
  const [width = 0, height = 0] = await sizeOf('IT & Network Services in Kent, WA');
  expect(width).toBeLessThan(560);
  expect([height > 230, height < 290]).toEqual([true, true]);
  expect((await sizeOf('Contact Us'))[1]).toBeLessThan(90);
  const [longest = 0, tallest = 0] = await sizeOf(
    'Sixty letters are the most that a title of a page may have!!',
  );
  expect([longest <= 780, tallest < 290]).toEqual([true, true]);
});
