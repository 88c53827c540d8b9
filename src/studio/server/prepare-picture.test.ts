import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hugeAvif } from '../../../tests/huge-avif.ts';
import { Refusal } from '../room/refusal.ts';
import { LONGEST_SIDE, preparePicture } from './prepare-picture.ts';

const prepare = async (picture: Buffer) => {
  const { bytes, ...facts } = await preparePicture(picture);
  return { bytes: Buffer.from(bytes), ...facts };
};

/** A picture that is red at the left and blue at the right. */
const twoColours = (width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#f00' } },
      left: 0,
      top: 0,
    },
  ]);
const colourAt = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];
const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 51/1' }, IFD0: { Copyright: 'Anna' } };

describe('a photo from a phone', () => {
  /** As phones store it: sideways, with a sign to turn it and the place where it was taken. */
  const sideways = () =>
    twoColours().withExif(GPS).withMetadata({ orientation: 6 }).withExifMerge(GPS).jpeg().toBuffer();

  test('is turned upright, and loses the place', async () => {
    const photo = await sideways();
    const before = await sharp(photo).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.includes('Anna')).toBe(true);
    const { bytes, ending, width, height } = await prepare(photo);
    expect({ ending, width, height }).toEqual({ ending: '.jpg', width: 200, height: 400 });
    const after = await sharp(bytes).metadata();
    expect(after).not.toHaveProperty('exif');
    expect(after).not.toHaveProperty('orientation');
    expect(bytes.includes('Anna')).toBe(false);
    // Turned clockwise, the left is at the top.
    const [top, bottom] = [await colourAt(bytes, 100, 50), await colourAt(bytes, 100, 350)];
    expect(top[0]).toBeGreaterThan(200);
    expect(bottom[2]).toBeGreaterThan(200);
  });

  test('is made smaller', async () => {
    const { width, height } = await prepare(await twoColours(6000, 3000).jpeg().toBuffer());
    expect([width, height]).toEqual([LONGEST_SIDE, LONGEST_SIDE / 2]);
  });

  test('with the colours of its screen gets those of the web', async () => {
    const photo = await twoColours().withIccProfile('p3').jpeg().toBuffer();
    expect(await sharp(photo).metadata()).toHaveProperty('icc');
    const { bytes } = await prepare(photo);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('icc');
    expect((await colourAt(bytes, 50, 50))[0]).toBeGreaterThan(240);
  });
});

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s that is fine keeps its bytes',
  async (format) => {
    const picture = await twoColours().toFormat(format).toBuffer();
    const { bytes, ending } = await prepare(picture);
    expect(bytes.equals(picture)).toBe(true);
    expect(ending).toBe(format === 'jpeg' ? '.jpg' : `.${format}`);
  },
);

test('a large PNG keeps its transparency', async () => {
  const clear = { create: { width: 4000, height: 10, channels: 4 as const, background: '#0000' } };
  const { bytes, ending } = await prepare(await sharp(clear).png().toBuffer());
  expect(ending).toBe('.png');
  expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
});

test('CMYK and TIFF become JPEG in sRGB', async () => {
  const printed = await prepare(await twoColours().toColourspace('cmyk').jpeg().toBuffer());
  expect((await sharp(printed.bytes).metadata()).space).toBe('srgb');
  expect((await prepare(await twoColours().tiff().toBuffer())).ending).toBe('.jpg');
});

describe('what cannot be used is refused, with what to do instead', () => {
  const filter = '<filter id="f"><feMorphology operator="dilate" radius="500"/></filter>';
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="9999">${filter}<path d="M0 0h9v9z" filter="url(#f)"/></svg>`,
  );
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(100)]);
  test.each([
    ['an empty file', async () => Buffer.alloc(0), /empty/],
    ['HEIC', async () => heic, /HEIC.*Save it as JPEG/],
    ['a drawing', async () => drawing, /content\/images/],
    ['a drawing behind a DOCTYPE', async () => Buffer.from(`<!DOCTYPE svg>${drawing}`), /content\/images/],
    ['more pixels than fit into memory', hugeAvif, /more than 40 million pixels/],
    ['a document', async () => Buffer.from('%PDF-1.7 …'), /cannot be opened.*Export it again/],
    [
      'a JPEG whose upload broke off',
      async () => {
        const bytes = await twoColours(6000, 3000).jpeg().toBuffer();
        return bytes.subarray(0, bytes.length / 2);
      },
      /cannot be opened/,
    ],
  ])('%s', async (_, file, message) => {
    await expect(preparePicture(await file())).rejects.toThrow(Refusal);
    await expect(preparePicture(await file())).rejects.toThrow(message);
  });
});
