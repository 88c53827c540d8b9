import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { palette } from '../site/styles/palette.ts';
import { mark } from '../site/ui/mark.ts';
import { cachedFolder, fingerprint, reflinkCopy } from './cache.ts';

/** The logo mark as SVG elements on a 32 × 32 grid. */
const markShapes = `<path d="${mark.cable}" fill="none" stroke="${palette.textOnInk}" stroke-width="${mark.thickness}" stroke-linecap="round" stroke-linejoin="round"/><circle cx="${mark.port.cx}" cy="${mark.port.cy}" r="${mark.port.r}" fill="${palette.signal}"/>`;

const frame = (corner: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="${corner}" fill="${palette.ink}"/>${shapes}</svg>`;

const rounded = frame(7, markShapes);
/** Without rounded corners: systems round it themselves. */
const square = frame(0, `<g transform="translate(2.7 2.6) scale(.82)">${markShapes}</g>`);

const png = (drawing: string, size: number) =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file with one PNG: a directory with a single entry, then the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // kind: icon
  directory.writeUInt16LE(1, 4); // number of pictures
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10); // colour planes
  directory.writeUInt16LE(32, 12); // bits a pixel
  directory.writeUInt32LE(picture.length, 14);
  directory.writeUInt32LE(directory.length, 18); // offset of the picture
  return Buffer.concat([directory, picture]);
}

/**
 * Writes the icons that browsers and phones request into the site: favicon.svg, favicon.ico,
 * apple-touch-icon.png, and icon-512.png for search engines.
 */
export async function makeFavicons({
  outDir,
  cacheDir,
}: {
  outDir: string;
  cacheDir: string;
}): Promise<void> {
  const folder = await cachedFolder(cacheDir, `favicons.${fingerprint(rounded, square)}`, async (draft) => {
    await writeFile(join(draft, 'favicon.svg'), rounded);
    await writeFile(join(draft, 'favicon.ico'), ico(await png(rounded, 32), 32));
    await writeFile(join(draft, 'apple-touch-icon.png'), await png(square, 180));
    await writeFile(join(draft, 'icon-512.png'), await png(rounded, 512));
  });
  for (const file of await readdir(folder)) await reflinkCopy(join(folder, file), join(outDir, file));
}
