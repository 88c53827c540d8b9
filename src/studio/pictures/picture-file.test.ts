import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPicture } from './picture-file.ts';

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';

const PLACE = 'Somewhere on a mountain';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${PLACE}</x:xmpmeta>`;

const plain = () => sharp({ create: { width: 300, height: 200, channels: 4, background: '#a42c' } });
const make = (format: Format, picture = plain()) => picture.toFormat(format).toBuffer();
const withMetadata = () =>
  plain()
    .withExif({ IFD0: { Copyright: PLACE } })
    .withXmp(XMP);
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

test.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)(
  'a %s says its size and kind',
  async (kind) => {
    const bytes = await make(kind);
    const { bare, ...facts } = readPicture(bytes);
    expect(facts).toMatchObject({ kind, width: 300, height: 200, orientation: 1, isAnimated: false });
    expect(facts.needsDrawing).toBe(kind === 'tiff');
    // The very same: nothing was copied.
    expect(bare).toBe(bytes);
  },
);

test.each([
  ['lossless', await plain().webp({ lossless: true }).toBuffer()],
  ['without transparency', await plain().flatten().webp().toBuffer()],
  ['JPEG, progressive', await plain().jpeg({ progressive: true }).toBuffer()],
])('the size of a picture is also read of one that is %s', (_, bytes) => {
  expect(readPicture(bytes)).toMatchObject({ width: 300, height: 200 });
});

describe('metadata is cut, and no pixel is touched', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('of a %s', async (format) => {
    const bytes = await make(format, withMetadata().withIccProfile('srgb'));
    expect(bytes.includes(PLACE)).toBe(true);
    const { bare, needsDrawing } = readPicture(bytes);
    const { exif, xmp, icc, width } = await sharp(bare).metadata();
    // The profile of a PNG is packed, and not always named.
    expect([exif, xmp, format === 'png' || icc, width]).toEqual([
      undefined,
      undefined,
      format === 'png' || undefined,
      300,
    ]);
    expect(needsDrawing).toBe(format === 'png');
    expect(Buffer.from(bare).includes(PLACE)).toBe(false);
    expect((await pixels(bare)).equals(await pixels(bytes))).toBe(true);
  });

  test('with comments, and with what stands behind the picture', async () => {
    const bytes = await make('jpeg');
    const comment = Buffer.from(`\xff\xfe\0\x19${PLACE}`, 'latin1');
    const film = Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2), Buffer.from(PLACE)]);
    expect(Buffer.from(readPicture(film).bare).equals(bytes)).toBe(true);
    const png = await make('png');
    expect(Buffer.from(readPicture(Buffer.concat([png, comment])).bare).equals(png)).toBe(true);
  });
});

test.each(['jpeg', 'png', 'webp', 'tiff'] as const)(
  'a %s that was turned says its upright size',
  async (format) => {
    const lying = await make(format, plain().withMetadata({ orientation: 6 }));
    expect(readPicture(lying)).toMatchObject({ width: 200, height: 300, orientation: 6, needsDrawing: true });
  },
);
