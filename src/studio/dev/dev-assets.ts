import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE, exists } from '../../prerender/cache.ts';
import { makeFavicons } from '../../prerender/favicons.ts';
import { allFocusRules } from '../../prerender/focus-rules.ts';
import { ALL_LETTERS, makeFont } from '../../prerender/fonts.ts';
import { contentType } from '../../prerender/host/content-type.ts';
import { robots, sitemap } from '../../prerender/seo-files.ts';
import { filePreviews } from './file-previews.ts';
import type { LiveContent } from './live-content.ts';
import { type PreviewFile, picturePreviews } from './picture-previews.ts';

/** The cache folder of the development server. */
export const DEV_CACHE = join('node_modules', '.cache', 'dev');

/** Folder of the files that are made for the site. */
export const SITE_DIR = join(DEV_CACHE, 'site');

export type DevAssets = Awaited<ReturnType<typeof devAssets>>;

/** The files besides the pages: pictures, files for visitors, font, icons, and files for search engines. */
export async function devAssets(live: LiveContent) {
  const cacheDir = (name: string) => join(CACHE, name);
  const [font] = await Promise.all([
    makeFont({ outDir: SITE_DIR, cacheDir: cacheDir('fonts'), text: ALL_LETTERS }),
    makeFavicons({ outDir: SITE_DIR, cacheDir: cacheDir('favicons') }),
  ]);
  const pictures = picturePreviews(
    join(live.dir, 'images'),
    cacheDir('pictures'),
    join(DEV_CACHE, 'pictures'),
  );

  const files = filePreviews(live.dir);

  const written = new Map([
    ['/sitemap.xml', sitemap],
    ['/robots.txt', robots],
  ]);

  /** @throws PictureError; URIError for a malformed path */
  async function read(pathname: string): Promise<PreviewFile | undefined> {
    const type = contentType(pathname);
    if (pathname.startsWith('/images/'))
      return pictures.read(decodeURIComponent(pathname.slice('/images/'.length)));
    const file = await files.read(pathname);
    if (file) return { type, body: file };
    const write = written.get(pathname);
    if (write && live.site) return { type, body: Buffer.from(write(live.site, live.pages.values())) };
    for (const made of [join(SITE_DIR, pathname), join('public', pathname)])
      if (await exists(made)) return { type, body: await readFile(made) };
    return undefined;
  }

  return { css: font.face + font.fallbacks + allFocusRules(), pictures, files, read };
}
