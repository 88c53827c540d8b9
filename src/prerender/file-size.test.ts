import { expect, it } from 'vitest';
import { aboutFile, fileSize } from './file-size.ts';

it.each([
  [1, 'en', '1 kB'],
  [480_400, 'en', '480 kB'],
  [999_600, 'en', '1 MB'],
  [1_250_000, 'en', '1.3 MB'],
  [1_250_000, 'de', '1,3 MB'],
])('%d bytes in %s are %s', (bytes, language, words) => {
  expect(fileSize(bytes, language)).toBe(words);
});

it('names the kind of a file beside its size', () => {
  expect(aboutFile('Price list 2.0.pdf', 480_400, 'en')).toBe('PDF, 480 kB');
});
