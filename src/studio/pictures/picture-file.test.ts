import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPicture } from './picture-file.ts';

const PLACE = 'Somewhere on a mountain';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${PLACE}</x:xmpmeta>`;

const plain = () => sharp({ create: { width: 300, height: 200, channels: 4, background: '#a42c' } });

test.each([
  ['jpeg', plain().jpeg()],
  ['jpeg', plain().jpeg({ progressive: true })],
  ['png', plain().png()],
  ['webp', plain().webp()],
  ['webp', plain().webp({ lossless: true })],
  ['webp', plain().flatten().webp()],
  ['gif', plain().gif()],
  ['avif', plain().avif({ effort: 0 })],
] as const)('a %s says its size, and without metadata it stays as it is', async (kind, picture) => {
  const bytes = await picture.toBuffer();
  const fine = { orientation: 1, isAnimated: false, needsDrawing: false, bare: bytes };
  expect(readPicture(bytes)).toStrictEqual({ kind, width: 300, height: 200, ...fine });
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'of a %s, metadata is cut, and no pixel changes',
  async (format) => {
    const all = plain()
      .withExif({ IFD0: { Copyright: PLACE } })
      .withXmp(XMP)
      .withIccProfile('srgb');
    const bytes = await all.toFormat(format).toBuffer();
    const bare = Buffer.from(readPicture(bytes).bare);
    const { exif, xmp, hasProfile } = await sharp(bare).metadata();
    // The profile of a PNG is packed, so it stays until the picture is drawn again.
    expect([exif, xmp, hasProfile]).toEqual([undefined, undefined, format === 'png']);
    expect([bytes, bare].map((one) => one.includes(PLACE))).toEqual([true, false]);
    // The list of what is in a WebP: its transparency.
    if (format === 'webp') expect(bare[20]).toBe(0x10);
    const [before, after] = await Promise.all([bytes, bare].map((one) => sharp(one).raw().toBuffer()));
    expect(before && after?.equals(before)).toBe(true);
  },
);

test('remarks, and what stands behind the picture, are cut as well', async () => {
  const [jpeg, png] = [await plain().jpeg().toBuffer(), await plain().png().toBuffer()];
  const remark = Buffer.from(`\xff\xfe\0\x19${PLACE}`, 'latin1');
  const more = Buffer.concat([jpeg.subarray(0, 2), remark, jpeg.subarray(2), remark]);
  expect(Buffer.from(readPicture(more).bare)).toEqual(jpeg);
  const texts = ['iTXt', 'tEXt', 'zTXt'].map((name) => Buffer.from(`\0\0\0\x04${name}Annacrc.`));
  const [head, rest] = [png.subarray(0, 33), png.subarray(33)];
  const wordy = Buffer.concat([head, ...texts, rest, remark]);
  expect(Buffer.from(readPicture(wordy).bare)).toEqual(png);
});
