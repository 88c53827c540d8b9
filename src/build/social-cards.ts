import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openPicture, pathOnDisk } from '../content/index.ts';
import { palette } from '../styles/palette.ts';
import { exists, fingerprint, reflinkCopy, writeFileAtomic } from './cache.ts';
import { focusOf } from './crop-rules.ts';
import { cropAround, findFocalPoint } from './focal-point.ts';
import type { PictureFolders } from './picture-files.ts';
import { cardFrame, cardSize, cardTitle } from './social-card-drawing.ts';
import { allDone } from './workspace.ts';
import type { ShownPage } from './write-pages.ts';

export interface SocialCard {
  /** The text of the card. */
  title: string;
  /** The photograph behind it: a file in the folder of originals. */
  file: string;
  /** Its focal point, as editors write it. */
  focus?: string;
}

/** Increment when a change of the code here or in the drawing changes the cards. */
const version = 2;

/** The social card of each page; none if no page has a picture. */
export function cardsFor(pages: readonly ShownPage[]): SocialCard[] {
  const front = pages.find(({ address }) => address === '/');
  const pictureOf = ({ social, references }: ShownPage) => social ?? references.pictures[0];
  // A page without pictures uses the front page's.
  const fallback = (front && pictureOf(front)) ?? pages.map(pictureOf).find(Boolean);
  return pages.flatMap((page) => {
    const picture = pictureOf(page) ?? fallback;
    if (picture === undefined) return [];
    const { file, focus } = picture;
    return [{ title: page.title, file, ...(focus !== undefined && { focus }) }];
  });
}

/**
 * Draws each card as a picture of 1200 × 630, two at a time, or takes it from the cache. Cards with the same title and
 * photograph share one file.
 * @returns the address of each card’s picture, in the order of the cards
 * @throws Error when a photograph is missing or cannot be decoded
 */
export async function makeSocialCards(
  cards: readonly SocialCard[],
  company: string,
  { imagesDir, outDir, cacheDir, imageHost = '' }: PictureFolders,
): Promise<string[]> {
  const photographs = new Map<string, Photograph>();
  const style = fingerprint(company, JSON.stringify(palette), String(version), sharp.versions.sharp ?? '');
  const needed = new Map<string, () => Promise<Buffer>>();
  const addresses: string[] = [];
  for (const { title, file, focus } of cards) {
    const key = `${file} ${focus ?? ''}`;
    const photograph =
      photographs.get(key) ?? (await openPhotograph(pathOnDisk(imagesDir, file), company, focus));
    photographs.set(key, photograph);
    const { hash, background } = photograph;
    const name = `${fingerprint(hash, title, style, ...(focus ? [focus] : []))}.jpg`;
    needed.set(name, async () => draw(await background(), title));
    addresses.push(`${imageHost}/images/social/${name}`);
  }
  const queue = needed.entries();
  const folder = join(outDir, 'images', 'social');
  const work = async () => {
    for (const [name, make] of queue) {
      const kept = join(cacheDir, 'social', name);
      if (!(await exists(kept))) await writeFileAtomic(kept, await make());
      await reflinkCopy(kept, join(folder, name));
    }
  };
  await allDone([work(), work()]);
  return addresses;
}

interface Photograph {
  hash: string;
  /** The photograph with the card’s frame, drawn once, when the first card needs it. */
  background: () => Promise<Buffer>;
}

async function openPhotograph(path: string, company: string, focus?: string): Promise<Photograph> {
  const original = await readFile(path);
  let background: Promise<Buffer> | undefined;
  return {
    hash: fingerprint(original),
    background: () => {
      background ??= drawBackground(path, company, focus);
      return background;
    },
  };
}

async function drawBackground(path: string, company: string, point?: string): Promise<Buffer> {
  // The check has seen what drawings consist of.
  const image = path.endsWith('.svg') ? sharp(path) : (await openPicture(path, { autoOrient: true })).image;
  const { data, info } = await image
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = sharp(data, { raw: info });
  const focus = point === undefined ? await findFocalPoint(picture) : focusOf(point);
  const area = cropAround(info, focus, {
    ratio: cardSize.width / cardSize.height,
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

async function draw(background: Buffer, title: string): Promise<Buffer> {
  const { drawing, left, top } = await cardTitle(title);
  return sharp(background, { raw: { ...cardSize, channels: 3 } })
    .composite([{ input: Buffer.from(drawing), left, top }])
    .jpeg({ quality: 76 })
    .toBuffer();
}
