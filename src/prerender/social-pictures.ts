import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { openPicture, pathOnDisk } from '../content/node/index.ts';
import { cachedFolder, fingerprint, reflinkCopy } from './cache.ts';
import { focusOf } from './crop-rules.ts';
import { cropAround } from './crops.ts';
import type { PictureFolders } from './picture-files.ts';
import { publicName } from './public-name.ts';
import type { ShownPage } from './write-pages.ts';

/** Social networks show pictures of this shape large, and take JPEG. */
const SIZE = { width: 1200, height: 630 };
/** Increment when a change of the code changes the pictures. */
const VERSION = 1;

/**
 * Makes the picture of each page that social networks show beside its title: the one that its editor chose, or its first,
 * or the front page's.
 * @returns their addresses in the order of the pages; undefined where no page has a picture
 * @throws Error when a picture is missing or cannot be decoded
 */
export async function makeSocialPictures(
  pages: readonly ShownPage[],
  { imagesDir, outDir, cacheDir, imageHost = '' }: PictureFolders,
): Promise<(string | undefined)[]> {
  const pictureOf = ({ social, references }: ShownPage) => social ?? references.pictures[0];
  const ofFront = pages.filter(({ address }) => address === '/').map(pictureOf)[0];
  const addresses: (string | undefined)[] = [];
  for (const page of pages) {
    const { file, focus } = pictureOf(page) ?? ofFront ?? {};
    addresses.push(file && `${imageHost}${await make(file, focus)}`);
  }
  return addresses;

  async function make(file: string, focus: string | undefined): Promise<string> {
    const original = await readFile(pathOnDisk(imagesDir, file));
    const hash = fingerprint(original, focus ?? '', String(VERSION), sharp.versions.sharp ?? '').slice(0, 8);
    const name = `${publicName(parse(file).name)}.${hash}.jpg`;
    const kept = await cachedFolder(cacheDir, name, async (draft) => {
      // The check has seen what drawings consist of.
      const picture = file.endsWith('.svg') ? sharp(original) : await openUpright(original);
      await drawPicture(picture, focus, join(draft, name));
    });
    const address = `/images/social/${name}`;
    await reflinkCopy(join(kept, name), join(outDir, address));
    return address;
  }
}

const openUpright = async (original: Buffer) => (await openPicture(original, { autoOrient: true })).image;

async function drawPicture(picture: Sharp, focus: string | undefined, to: string): Promise<void> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const area = cropAround(info, {
    ratio: SIZE.width / SIZE.height,
    subjectAt: 0.5,
    focus: focusOf(focus),
  });
  await sharp(data, { raw: info })
    .extract(area)
    .resize(SIZE.width, SIZE.height)
    .jpeg({ quality: 76 })
    .toFile(to);
}
