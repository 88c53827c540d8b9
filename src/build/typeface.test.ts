import { expect, test } from 'vitest';
import { NOT_IN_TYPEFACE } from '../constants.ts';
import { setLine, typefaceLetters } from './typeface.ts';

test('the check knows the letters that the typeface has', async () => {
  const letters = await typefaceLetters();
  const all = Array.from({ length: 0xffff }, (_, at) => at).filter((at) => at < 0xd800 || at > 0xdfff);
  const differ = all
    .map((at) => String.fromCodePoint(at))
    .filter((letter) => /\S/.test(letter))
    .filter((letter) => letters.has(letter.codePointAt(0) ?? 0) === letter.search(NOT_IN_TYPEFACE) >= 0);
  expect(differ).toEqual([]);
});

test('letters of both files of the typeface are set in one line, also when typed with separate accents', async () => {
  const { width, path } = await setLine('Łódź', 600, 84);
  const { width: withoutEdges } = await setLine('ód', 600, 84);
  expect(width).toBeGreaterThan(withoutEdges * 1.5);
  expect(await setLine('Łódź'.normalize('NFD'), 600, 84)).toEqual({ width, path });
});
