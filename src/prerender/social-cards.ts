import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openPicture, pathOnDisk } from '../content/index.ts';
import { palette } from '../site/styles/palette.ts';
import { exists, fingerprint, reflinkCopy, writeFileAtomic } from './cache.ts';
import { focusOf } from './crop-rules.ts';
import { markShapes } from './favicons.ts';
import { cropAround, findFocalPoint } from './focal-point.ts';
import type { PictureFolders } from './picture-files.ts';
import { openTypeface, type SetText, type TextPicture } from './typeface.ts';
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

/** Increment when a change of the code changes the cards. */
const version = 3;

const cardSize = { width: 1200, height: 630 };
const margin = 80;
const maxWidth = 780;
/** From these, the largest at which the title fits on three lines. */
const sizes = [84, 72, 62, 54];
const mostLines = 3;

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
  const photographs = new Map<string, Background>();
  let typeface: Promise<SetText> | undefined;
  const setText: SetText = async (...text) => {
    typeface ??= openTypeface();
    return (await typeface)(...text);
  };
  const style = fingerprint(company, JSON.stringify(palette), String(version), sharp.versions.sharp ?? '');
  const needed = new Map<string, () => Promise<Buffer>>();
  const addresses: string[] = [];
  for (const { title, file, focus } of cards) {
    const key = `${file} ${focus ?? ''}`;
    const photograph =
      photographs.get(key) ??
      (await openBackground(pathOnDisk(imagesDir, file), () => setText(company, 34, cardSize.width), focus));
    photographs.set(key, photograph);
    const { hash, background } = photograph;
    const name = `${fingerprint(hash, title, style, ...(focus ? [focus] : []))}.jpg`;
    needed.set(name, async () => draw(await background(), await setTitle(title, setText)));
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

interface Background {
  hash: string;
  /** The photograph with the card’s frame, drawn once, when the first card needs it. */
  background: () => Promise<Buffer>;
}

async function openBackground(
  path: string,
  company: () => ReturnType<SetText>,
  focus?: string,
): Promise<Background> {
  const original = await readFile(path);
  let background: Promise<Buffer> | undefined;
  return {
    hash: fingerprint(original),
    background: () => {
      background ??= company().then((name) => drawBackground(path, name, focus));
      return background;
    },
  };
}

async function drawBackground(path: string, name: TextPicture | undefined, point?: string): Promise<Buffer> {
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
    .composite([
      { input: Buffer.from(frame) },
      ...(name ? [{ input: name.picture, left: margin + 66, top: Math.round(100 - name.height / 2) }] : []),
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function draw(background: Buffer, title: TextPicture | undefined): Promise<Buffer> {
  const bottom = 484;
  return sharp(background, { raw: { ...cardSize, channels: 3 } })
    .composite(title ? [{ input: title.picture, left: margin, top: bottom - title.height }] : [])
    .jpeg({ quality: 76 })
    .toBuffer();
}

/** Sets a title at the largest size at which it fits, in lines of similar length. */
export async function setTitle(title: string, setText: SetText): Promise<TextPicture | undefined> {
  let best: TextPicture | undefined;
  for (const size of sizes) {
    best = await setText(title, size, maxWidth);
    if (!best || (best.width <= maxWidth && best.height < mostLines * 1.15 * size)) {
      for (let width = maxWidth - 20; best; width -= 20) {
        const narrower = await setText(title, size, width);
        if (!narrower || narrower.height > best.height + size / 2 || narrower.width > width) break;
        best = narrower;
      }
      break;
    }
  }
  return best;
}

/** What lies over every card's photograph: gradients, mark and cable. */
const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<defs>
<linearGradient id="side"><stop offset="0" stop-color="${palette.ink}" stop-opacity=".94"/><stop offset=".5" stop-color="${palette.ink}" stop-opacity=".7"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".05"/></linearGradient>
<linearGradient id="foot" x2="0" y2="1"><stop offset=".55" stop-color="${palette.ink}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".9"/></linearGradient>
</defs>
<path fill="url(#side)" d="M0 0h1200v630H0z"/><path fill="url(#foot)" d="M0 0h1200v630H0z"/>
<g transform="translate(${margin - 12} 66) scale(2.1)">${markShapes}</g>
<path fill="none" stroke="${palette.cable}" stroke-width="3" d="M40 0V514a34 34 0 0 0 34 34H1092"/>
<rect x="1080" y="528" width="40" height="40" rx="11" fill="${palette.signal}" fill-opacity=".2"/><rect x="1088" y="536" width="24" height="24" rx="7" fill="${palette.signal}"/>
</svg>`;
