/** What the browser makes of pictures, as the module that the editor uses says it, judged by sharp. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { folderStore } from '../../src/content/node/index.ts';
import { hugeAvif } from '../huge-avif.ts';
import { openEditor, test } from './support/editor.ts';
import { expect } from './support/test.ts';

const PLACE = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 51/1' }, IFD0: { Copyright: 'Anna' } };
const area = (background: string, width: number, height: number, channels: 3 | 4 = 3) => ({
  create: { width, height, channels, background },
});
/** A picture that is red at the left, and blue at the right; the lower half of that is green. */
const colours = () =>
  sharp(area('#f00', 96, 64)).composite([
    { input: area('#00f', 48, 32), left: 48, top: 0 },
    { input: area('#0f0', 48, 32), left: 48, top: 32 },
  ]);
const moving = async (width: number) => {
  const frames = ['#f00', '#00f'].map((colour) =>
    sharp(area(colour, width, 9))
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
};
/** The four corners, each colour as 0 or 1. */
const cornersOf = async (bytes: Uint8Array) => {
  const upright = await sharp(bytes).autoOrient().toBuffer();
  const pixels = sharp(upright).resize(2, 2, { kernel: 'nearest', fit: 'fill' }).removeAlpha().raw();
  return [...(await pixels.toBuffer())].map((value) => Math.round(value / 255));
};

/** Opens a document of the development server, which has the module. */
async function studio(page: Page) {
  await page.goto('/_edit/about');
  return {
    async prepare(given: Uint8Array) {
      const made = await page.evaluate(
        async ([path, base64]) => {
          const module: typeof import('../../src/studio/pictures/prepare-picture.ts') = await import(path);
          const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
          const picture = await module.preparePicture(bytes);
          return { ...picture, bytes: [...picture.bytes] };
        },
        ['/src/studio/pictures/prepare-picture.ts', Buffer.from(given).toString('base64')] as const,
      );
      return { ...made, bytes: Buffer.from(made.bytes) };
    },
    measure: (file: string, given: Uint8Array) =>
      page.evaluate(
        async ([path, name, base64]) => {
          const module: typeof import('../../src/studio/pictures/measure-picture.ts') = await import(path);
          return module.measurePicture(
            name,
            Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
          );
        },
        ['/src/studio/pictures/measure-picture.ts', file, Buffer.from(given).toString('base64')] as const,
      ),
  };
}

test('a picture is turned upright and made bare, in every format and from every side', async ({ page }) => {
  const { prepare } = await studio(page);
  for (const format of ['jpeg', 'png', 'webp'] as const)
    for (let orientation = 1; orientation <= 8; orientation++) {
      const photo = await colours().withExif(PLACE).withMetadata({ orientation }).toFormat(format).toBuffer();
      const { bytes, ...size } = await prepare(photo);
      const { exif, icc, orientation: turn, width, height } = await sharp(bytes).metadata();
      expect([exif, icc, turn, size.ending]).toEqual([
        ...Array(3),
        format === 'jpeg' ? '.jpg' : `.${format}`,
      ]);
      expect({ width, height, ending: size.ending }).toEqual(size);
      expect([format, orientation, await cornersOf(bytes)]).toEqual([
        format,
        orientation,
        await cornersOf(photo),
      ]);
    }
});

test('48 megapixels with their place become small', async ({ page }) => {
  const { prepare } = await studio(page);
  const photo = await sharp(area('#f00', 8000, 6000))
    .withExif(PLACE)
    .withMetadata({ orientation: 6 })
    .withExifMerge(PLACE);
  const { bytes, ...size } = await prepare(await photo.jpeg().toBuffer());
  expect(size).toEqual({ ending: '.jpg', width: 2160, height: 2880 });
  expect(bytes.includes('Anna')).toBe(false);
});

test('colours of a print and of a screen become those of the web', async ({ page }) => {
  const { prepare } = await studio(page);
  const wide = await colours().withIccProfile('p3').jpeg().toBuffer();
  const printed = await colours().toColourspace('cmyk').jpeg().toBuffer();
  for (const photo of [wide, printed]) {
    const { bytes } = await prepare(photo);
    const { space, icc } = await sharp(bytes).metadata();
    expect([space, icc]).toEqual(['srgb', undefined]);
    // The red of the screen is brighter than that of the web; printers have no such green.
    expect((await sharp(bytes).raw().toBuffer())[0]).toBeGreaterThan(photo === wide ? 250 : 200);
    expect((await cornersOf(bytes)).slice(0, 6)).toEqual([1, 0, 0, 0, 0, 1]);
  }
});

test('what is fine keeps its bytes; what is too large keeps its transparency', async ({ page }) => {
  const { prepare } = await studio(page);
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    const picture = await sharp(area('#f008', 50, 40, 4))
      .toFormat(format)
      .toBuffer();
    expect((await prepare(picture)).bytes.equals(picture)).toBe(true);
    if (format === 'jpeg') continue;
    const { bytes, ending } = await prepare(
      await sharp(area('#0000', 4000, 9, 4))
        .toFormat(format)
        .toBuffer(),
    );
    expect([ending, (await sharp(bytes).metadata()).width]).toEqual([
      { png: '.png', gif: '.png' }[format as string] ?? '.webp',
      2880,
    ]);
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  }
  for (const picture of [
    await (await moving(99)).gif().toBuffer(),
    await (await moving(99)).webp().toBuffer(),
  ])
    expect((await prepare(picture)).bytes.equals(picture)).toBe(true);
});

test('a browser that writes no WebP writes JPEG, or PNG where something is transparent', async ({ page }) => {
  const { prepare } = await studio(page);
  await page.evaluate(() => {
    const write = OffscreenCanvas.prototype.convertToBlob;
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      return write.call(this, options?.type === 'image/webp' ? {} : options);
    };
  });
  for (const [colour, ending] of [
    ['#f00', '.jpg'],
    ['#f008', '.png'],
  ] as const) {
    const picture = await sharp(area(colour, 4000, 9, 4))
      .webp()
      .toBuffer();
    expect((await prepare(picture)).ending).toBe(ending);
  }
});

test('what cannot be used is refused in the field, with what to do instead', async ({ page }) => {
  await openEditor(page, '/about');
  await page.getByRole('button', { name: 'About Cedarline Networks' }).click();
  await page.getByRole('button', { name: 'Another picture' }).click();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const whole = await colours().jpeg().toBuffer();
  for (const [bytes, message] of [
    ['', /empty/],
    [`\0\0\0\x18ftypheic${' '.repeat(99)}`, /HEIC.*Save it as JPEG/],
    [drawing, /content\/images/],
    [`<!DOCTYPE svg>${drawing}`, /content\/images/],
    ['%PDF-1.7 …', /cannot be opened.*Export it again/],
    [whole.subarray(0, -9), /cannot be opened/],
    [await hugeAvif(), /more than 40 million pixels/],
    [await (await moving(3000)).gif().toBuffer(), /moves/],
  ] as const) {
    const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
    await page.getByLabel('New picture').setInputFiles(picture);
    await expect(page.locator('dialog').getByRole('alert')).toHaveText(message);
  }
});

test('the browser says of pictures what the folder says', async ({ page }) => {
  const { measure } = await studio(page);
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const picture = colours().withMetadata({ orientation: 6 });
  const whole = await picture.png().toBuffer();
  const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;
  const files = {
    ...{
      'a.jpg': await picture.jpeg().toBuffer(),
      'a.png': whole,
      'a.webp': await picture.webp().toBuffer(),
    },
    ...{ 'a.gif': await picture.gif().toBuffer(), 'a.tiff': await picture.tiff().toBuffer() },
    ...{ 'a.avif': await picture.avif().toBuffer(), 'huge.avif': await hugeAvif() },
    ...{ 'cut.png': whole.subarray(0, -99), 'empty.png': '', 'drawing.png': svg('') },
    ...{
      'text.svg': 'No drawing',
      'a.svg': svg('width="30" height="20"'),
      'box.svg': svg('viewBox="0 0 30 20"'),
    },
    ...{ 'wide.svg': svg('width="6cm" viewBox="0,0,30.5,20"'), 'flat.svg': svg('viewBox="0 0 30 0"') },
    'unsafe.svg': svg('onload="alert()"'),
  };
  await mkdir(join(folder, 'images'));
  const store = folderStore(folder);
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(join(folder, 'images', name), bytes);
    const facts = await store.measure(`images/${name}`);
    expect([name, await measure(`${store.dir}/images/${name}`, Buffer.from(bytes))]).toEqual([name, facts]);
  }
  await rm(folder, { recursive: true });
});
