import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFont } from './fonts.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fonts-'));
});
afterEach(() => rm(root, { recursive: true }));

const make = (text?: string) =>
  makeFont({
    outDir: join(root, 'site'),
    cacheDir: join(root, 'cache'),
    ...(text === undefined ? {} : { text }),
  });

test('the font has at most 20 kB and the address in its rule', async () => {
  const { face, file } = await make();
  expect(file).toMatch(/^\/assets\/instrument-sans\.[0-9a-f]{8}\.woff2$/);
  expect(face).toContain(`url("${file}")`);
  expect((await stat(join(root, 'site', file))).size).toBeLessThanOrEqual(20_000);
});

test('it has the characters of the content, in all weights', async () => {
  const { file } = await make('Señor Müller');
  const font = await subsetFont(await readFile(join(root, 'site', file)), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  const face = new Face(new Blob(font));
  for (const letter of 'Azñü0’–…\u00a0')
    expect(new Font(face).glyph(letter.codePointAt(0) ?? 0)).toBeGreaterThan(0);
  expect(face.getAxisInfos()).toMatchObject({ wght: { min: 400, max: 700 } });
  expect(face.getTableFeatureTags('GSUB')).toContain('tnum');
  expect(face.getTableFeatureTags('GPOS')).toContain('kern');
});

test('a second build writes the same font under the same name', async () => {
  expect(await make('ü')).toEqual(await make('üü'));
  expect((await make('é')).file).not.toBe((await make('ü')).file);
});

test('fallback fonts have the width, ascent and descent of the typeface', async () => {
  const { fallbacks } = await make();
  const face = fallbacks
    .split('\n')
    .find((rule) => rule.includes('"Instrument Sans Fallback";font-weight:400'));
  const [, adjust] = /size-adjust:([\d.]+)%/.exec(face ?? '') ?? [];
  const [, ascent] = /ascent-override:([\d.]+)%/.exec(face ?? '') ?? [];
  expect(Number(adjust)).toBeCloseTo(101.4, 1);
  expect((Number(ascent) * Number(adjust)) / 100).toBeCloseTo(97, 1);
});
