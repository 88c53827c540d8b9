import { constants, copyFileSync, existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { palette } from '../styles/palette.ts';
import { fingerprint, writeFileAtomic } from './cache.ts';
import { cropAround, findFocalPoint } from './focal-point.ts';
import type { PictureFolders } from './picture-files.ts';
import { cardFrame, cardSize, cardTitle } from './social-card-drawing.ts';

export interface SocialCard {
  /** What the card says in large letters. */
  title: string;
  /** Photograph behind it: a file in the folder of originals. */
  file: string;
}

/** To be raised when the code here or in the drawing changes what a card looks like. */
const version = 1;

/**
 * Makes a picture for social media, 1200 × 630, for each card, two at a time, or takes it from the cache.
 * Cards that say the same over the same photograph share one.
 * @returns the address of each card’s picture, in the order of the cards.
 * @throws when a photograph is missing or cannot be read.
 */
export async function makeSocialCards(
  cards: readonly SocialCard[],
  company: string,
  { imagesDir, outDir, cacheDir, imageHost = '' }: PictureFolders,
): Promise<string[]> {
  const photographs = new Map<string, Photograph>();
  const look = fingerprint(company, JSON.stringify(palette), String(version));
  const wanted = new Map<string, () => Promise<Buffer>>();
  const addresses: string[] = [];
  for (const { title, file } of cards) {
    const photograph = photographs.get(file) ?? (await openPhotograph(join(imagesDir, file), company));
    photographs.set(file, photograph);
    const { hash, ground } = photograph;
    const name = `${fingerprint(hash, title, look)}.jpg`;
    wanted.set(name, async () => draw(await ground(), title));
    addresses.push(`${imageHost}/images/social/${name}`);
  }
  const queue = wanted.entries();
  const folder = join(outDir, 'images', 'social');
  await mkdir(folder, { recursive: true });
  const work = async () => {
    for (const [name, make] of queue) {
      const kept = join(cacheDir, 'social', name);
      // Most are there already: for those, promises take longer than the work.
      if (!existsSync(kept)) await writeFileAtomic(kept, await make());
      copyFileSync(kept, join(folder, name), constants.COPYFILE_FICLONE);
    }
  };
  await Promise.all([work(), work()]);
  return addresses;
}

interface Photograph {
  hash: string;
  /** The photograph with the card’s frame on it, made once and not before a card needs it. */
  ground: () => Promise<Buffer>;
}

async function openPhotograph(path: string, company: string): Promise<Photograph> {
  const original = await readFile(path);
  let ground: Promise<Buffer> | undefined;
  return {
    hash: fingerprint(original),
    ground: () => {
      ground ??= drawGround(original, company);
      return ground;
    },
  };
}

async function drawGround(original: Buffer, company: string): Promise<Buffer> {
  const { data, info } = await sharp(original, { autoOrient: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = sharp(data, { raw: info });
  const area = cropAround(info, await findFocalPoint(picture), {
    ratio: cardSize.width / cardSize.height,
    reach: 1,
    subjectAt: 0.5,
  });
  return picture
    .extract(area)
    .resize(cardSize.width, cardSize.height)
    .composite([{ input: Buffer.from(await cardFrame(company)) }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function draw(ground: Buffer, title: string): Promise<Buffer> {
  const { drawing, left, top } = await cardTitle(title);
  return sharp(ground, { raw: { ...cardSize, channels: 3 } })
    .composite([{ input: Buffer.from(drawing), left, top }])
    .jpeg({ quality: 76 })
    .toBuffer();
}
