import sharp from 'sharp';

/** A small AVIF picture that says it has 8000 × 5001 pixels, for which a decoder would take a gigabyte. */
export async function hugeAvif(): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
    .avif({ effort: 0 })
    .toBuffer();
  // The box with the size: its name, four bytes of flags, width and height.
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(8000, size);
  bytes.writeUInt32BE(5001, size + 4);
  return bytes;
}
