import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openPicture, realPlace } from '../../content/node/index.ts';
import { CACHE, exists } from '../../prerender/cache.ts';
import { makeFavicons } from '../../prerender/favicons.ts';
import { allFocusRules } from '../../prerender/focus-rules.ts';
import { ALL_LETTERS, makeFont } from '../../prerender/fonts.ts';
import { contentType } from '../../prerender/host/content-type.ts';
import type { PictureRequest } from '../../prerender/picture-files.ts';
import { publicName } from '../../prerender/public-name.ts';
import type { PictureData } from '../../site/context/assets.ts';
import { pictureKey } from '../../site/ui/image-presets.ts';
import { type LiveContent, measureFiles } from './live-content.ts';

/** The cache folder of the development server. */
export const DEV_CACHE = join('node_modules', '.cache', 'dev');

/** Folder of the files that are made for the site. */
export const SITE_DIR = join(DEV_CACHE, 'site');

/** Makes the files that all pages share. @returns the style of the typeface and of focal points */
export async function makeSiteFiles(): Promise<string> {
  const [font] = await Promise.all([
    makeFont({ outDir: SITE_DIR, cacheDir: join(CACHE, 'fonts'), text: ALL_LETTERS }),
    makeFavicons({ outDir: SITE_DIR, cacheDir: join(CACHE, 'favicons') }),
  ]);
  return font.face + font.fallbacks + allFocusRules();
}

/** The data of pictures by `pictureKey`: each is one file in all sizes, as in the editor. Missing ones are left out. */
export const measurePictures = (
  requests: readonly PictureRequest[],
  { pictures }: LiveContent,
): Map<string, PictureData> =>
  new Map(
    requests.flatMap(({ preset, file, focus }) => {
      const { width, height } = pictures.get(file) ?? {};
      if (width === undefined || height === undefined) return [];
      const base = `/images/${file.split('/').map(encodeURIComponent).join('/')}`;
      return [[pictureKey(preset, file, focus), { base, width, height, crops: [] }] as const];
    }),
  );

/** The file at an address besides the pages; undefined if there is none. @throws Error for a broken picture */
export async function readAsset(pathname: string, live: LiveContent) {
  const type = contentType(pathname);
  const [, folder] = pathname.split('/');
  if (folder === 'images') return readPicture(decodeURIComponent(pathname.slice('/images/'.length)), live);
  if (folder === 'files') {
    const path = await downloadAt(pathname, live);
    return path === undefined ? undefined : { type, body: await readFile(path) };
  }
  for (const made of [join(SITE_DIR, pathname), join('public', pathname)])
    if (await exists(made)) return { type, body: await readFile(made) };
  return undefined;
}

async function readPicture(name: string, { dir, pictures }: LiveContent) {
  const picture = pictures.get(name);
  const path = join(dir, picture?.path ?? '');
  if (!picture || !(await exists(path)) || !realPlace(dir, path)) return undefined;
  const [type, body] = [contentType(name), await readFile(path)];
  if (type !== 'image/tiff') return { type, body };
  // Browsers do not show it.
  const { image } = await openPicture(body, { autoOrient: true });
  return { type: 'image/webp', body: await image.webp().toBuffer() };
}

/** The path of the file for visitors at an address, which has a hash of its bytes. */
async function downloadAt(address: string, { downloads }: LiveContent): Promise<string | undefined> {
  for (const [name, path] of downloads) {
    if (publicName(name) !== basename(address)) continue;
    const data = (await measureFiles([name], downloads)).get(name);
    if (data?.url === address) return path;
  }
  return undefined;
}
