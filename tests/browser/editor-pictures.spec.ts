/** What the browser makes of pictures and says of them, by the functions that the editor uses. */
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { contentFolder } from '../../src/content/node/index.ts';
import { hugeAvif } from '../huge-avif.ts';
import { editorOn, testInTab as test, test as testInOwnTab } from './support/editor.ts';
import { expect } from './support/test.ts';

/** In a document of the development server, which has the code. */
async function prepare(page: Page, given: Uint8Array) {
  const { bytes, ...facts } = await page.evaluate(
    async ([path, list]) => {
      const { preparePicture }: typeof import('../../src/studio/pictures/prepare-picture.ts') = await import(
        path
      );
      const picture = await preparePicture(new Uint8Array(list));
      return { ...picture, bytes: [...picture.bytes] };
    },
    ['/src/studio/pictures/prepare-picture.ts', [...given]] as const,
  );
  return { bytes: Buffer.from(bytes), ...facts };
}

const PLACE = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 51/1' }, IFD0: { Copyright: 'Anna' } };
const area = (background: string, width: number, height: number) => ({
  create: { width, height, channels: 4 as const, background },
});
const long = (colour: string) => sharp(area(colour, 4000, 9));
/** A picture that is red at the left and blue at the right, where its lower half is green. */
const colours = () =>
  sharp(area('#f00', 96, 64)).composite([
    { input: area('#00f', 48, 32), left: 48, top: 0 },
    { input: area('#0f0', 48, 32), left: 48, top: 32 },
  ]);
/** An animation of two frames. */
async function moving(width: number): Promise<Sharp> {
  const frames = ['#f00', '#00f'].map(async (colour) =>
    sharp(area(colour, width, 9))
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}
/** The four corners of an upright picture, each colour as 0 or 1. */
async function cornersOf(bytes: Uint8Array): Promise<number[]> {
  const pixels = sharp(bytes).resize(2, 2, { kernel: 'nearest', fit: 'fill' }).removeAlpha().raw();
  return [...(await pixels.toBuffer())].map((value) => Math.round(value / 255));
}

test.beforeEach(async ({ page }) => {
  await page.goto('/_edit#/about');
});

test('a picture is turned upright and made bare, in every format and from every side', async ({ page }) => {
  for (const format of ['jpeg', 'png', 'webp'] as const)
    for (let orientation = 1; orientation <= 8; orientation++) {
      const photo = await colours().withExif(PLACE).withMetadata({ orientation }).toFormat(format).toBuffer();
      const { bytes, width, height } = await prepare(page, photo);
      const made = await sharp(bytes).metadata();
      expect(made).toMatchObject({ format, width, height, hasProfile: false });
      expect([made.exif, made.orientation]).toEqual([undefined, undefined]);
      const upright = await cornersOf(await sharp(photo).autoOrient().toBuffer());
      expect([format, orientation, await cornersOf(bytes)]).toEqual([format, orientation, upright]);
    }
});

test('48 megapixels with their place become small', async ({ page }) => {
  test.slow();
  const photo = sharp(area('#f00', 8000, 6000))
    .withMetadata({ orientation: 6 })
    .withExifMerge(PLACE);
  const given = await photo.jpeg().toBuffer();
  const { bytes, ...facts } = await prepare(page, given);
  expect(facts).toEqual({ ending: '.jpg', width: 2160, height: 2880 });
  expect([given, bytes].map((one) => one.includes('Anna'))).toEqual([true, false]);
});

test('the colours of a screen and of a printer become those of the web', async ({ page }) => {
  const wide = await colours().withIccProfile('p3').jpeg().toBuffer();
  const printed = await colours().toColourspace('cmyk').jpeg().toBuffer();
  for (const photo of [wide, printed]) {
    const { bytes } = await prepare(page, photo);
    expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', hasProfile: false });
    // The red of the screen is brighter than that of the web. Printers have no such green.
    expect((await sharp(bytes).raw().toBuffer())[0]).toBeGreaterThan(photo === wide ? 250 : 200);
    expect((await cornersOf(bytes)).slice(0, 6)).toEqual([1, 0, 0, 0, 0, 1]);
  }
});

test('what is fine keeps its bytes, and what is too large its transparency', async ({ page }) => {
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    const fine = await colours().toFormat(format).toBuffer();
    expect([format, (await prepare(page, fine)).bytes.equals(fine)]).toEqual([format, true]);
    const { bytes, width, ending } = await prepare(page, await long('#0000').toFormat(format).toBuffer());
    expect([format, width, ending]).toEqual([format, 2880, ENDINGS[format]]);
    expect((await sharp(bytes).stats()).isOpaque).toBe(format === 'jpeg');
  }
  for (const format of ['gif', 'webp'] as const) {
    const animation = await (await moving(99)).toFormat(format).toBuffer();
    expect((await prepare(page, animation)).bytes.equals(animation)).toBe(true);
  }
});
const ENDINGS = { jpeg: '.jpg', png: '.png', gif: '.png', webp: '.webp', avif: '.webp' };

testInOwnTab(
  'a browser that writes no WebP writes JPEG, or PNG where something is transparent',
  async ({ page }) => {
    await page.evaluate(() => {
      const write = OffscreenCanvas.prototype.convertToBlob;
      OffscreenCanvas.prototype.convertToBlob = function (options) {
        return write.call(this, options?.type === 'image/webp' ? {} : options);
      };
    });
    expect((await prepare(page, await long('#f00').webp().toBuffer())).ending).toBe('.jpg');
    expect((await prepare(page, await long('#f008').webp().toBuffer())).ending).toBe('.png');
  },
);

testInOwnTab('a browser that gives noise instead of what was drawn stores none of it', async ({ page }) => {
  await page.evaluate(() => {
    OffscreenCanvasRenderingContext2D.prototype.getImageData = (_left, _top, width, height) =>
      new ImageData(new Uint8ClampedArray(width * height * 4).fill(99), width);
  });
  await expect(prepare(page, await long('#f00').webp().toBuffer())).rejects.toThrow(/privacy settings/);
});

test('what cannot be used is refused in the field, with what to do instead', async ({ page }) => {
  await editorOn(page);
  await page.getByRole('button', { name: 'About Cedarline Networks' }).click();
  await page.getByRole('button', { name: 'Another picture' }).click();
  for (const [bytes, message] of [
    ['', /empty/],
    [`\0\0\0\x18ftypheic${' '.repeat(99)}`, /HEIC.*Save it as JPEG/],
    ['<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>', /content\/images/],
    ['%PDF-1.7 …', /cannot be opened.*Export it again/],
    [await hugeAvif(), /more than 40 million pixels/],
    [(await colours().jpeg().toBuffer()).subarray(0, -9), /cannot be opened/],
    [await (await moving(3000)).gif().toBuffer(), /moves/],
  ] as const) {
    const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
    await page.getByLabel('New picture').setInputFiles(picture);
    await expect(page.locator('dialog').getByRole('alert')).toHaveText(message);
  }
});

test('the browser says of pictures what the folder says', async ({ page }) => {
  const { dir, measure } = contentFolder('content');
  const made = (['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const).map(async (format) => {
    const bytes = await colours().withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
    return [`a.${format}`, bytes] as const;
  });
  const drawing = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;
  for (const [name, bytes] of [
    ...(await Promise.all(made)),
    ['huge.avif', await hugeAvif()],
    ['cut.png', (await colours().png().toBuffer()).subarray(0, -99)],
    ['empty.png', ''],
    ['drawing.png', drawing('')],
    ['words.svg', 'No drawing'],
    ['unsafe.svg', drawing('onload="alert()"')],
    ['sized.svg', drawing('width="30" height="20"')],
    ['box.svg', drawing('viewBox="0 0 30.5 20"')],
    ['wide.svg', drawing('width="6cm" viewBox="0,0,30,20"')],
    ['flat.svg', drawing('viewBox="0 0 30 0"')],
  ] as const) {
    const said = await page.evaluate(
      async ([path, file, list]) => {
        const { measurePicture }: typeof import('../../src/studio/pictures/measure-picture.ts') =
          await import(path);
        return measurePicture(file, new Uint8Array(list));
      },
      ['/src/studio/pictures/measure-picture.ts', `${dir}/images/${name}`, [...Buffer.from(bytes)]] as const,
    );
    expect([name, said]).toEqual([name, await measure(`images/${name}`, Buffer.from(bytes))]);
  }
});
