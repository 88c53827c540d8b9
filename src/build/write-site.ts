import { createHash } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type Content, loadSchemas, type PageFile, type Site } from '../content/index.ts';
import type { ShownSite } from '../context/site-context.ts';
import { writeHostFiles } from '../host/host-files.ts';
import { oldAddresses } from '../host/old-addresses.ts';
import type { Shell } from '../page/html-document.ts';
import { fingerprint } from './cache.ts';
import type { ClientCode } from './compile.ts';
import { compiledCode } from './compiled-code.ts';
import { copyFiles } from './download-files.ts';
import { makeFavicons } from './favicons.ts';
import { focusRules } from './focus-rules.ts';
import { makeFont } from './fonts.ts';
import { writeLateStyles } from './late-styles.ts';
import { addLicenses } from './licenses.ts';
import { noticeOf } from './notice.ts';
import { faqsOf, fileDataFor, fileNameOf, filesOn, siteFileLinks } from './page-assets.ts';
import { pageKeys } from './page-keys.ts';
import { lettersIn, outlineOf, type PageOutline } from './page-outline.ts';
import { isUntouched, type PageRecord } from './page-record.ts';
import { makePictures } from './picture-files.ts';
import { type PageToWrite, writePages } from './prerender.ts';
import { publishedSite, withYear } from './published.ts';
import { writeRedirectPages } from './redirect-pages.ts';
import { buildTime, writeSeoFiles } from './seo-files.ts';
import { cardsFor, makeSocialCards } from './social-cards.ts';
import { splitStyles } from './split-styles.ts';
import { typesOn } from './unused-code.ts';

export const CACHE = 'node_modules/.cache';

export interface Target {
  /** A hash of the code. */
  code: string;
  contentDir: string;
  /** The folder with the previous site. */
  folder: string;
  /** The empty folder for this one. */
  out: string;
  compress: boolean;
}

export interface Written {
  outlines: PageOutline[];
  /** Files of the previous site that were left out, because they would be the same. */
  kept: Set<string>;
  /** For the next build; the stamps of files have still to be added. */
  record: PageRecord;
}

/**
 * Writes all files of the site, except for those of pages that the previous one has already.
 * @param before what the build of the previous site has recorded
 */
export async function writeSite(
  { site: wholeSite, pages: pageFiles, texts }: Content<PageFile> & { site: Site },
  before: PageRecord | undefined,
  { code, contentDir, folder, out, compress }: Target,
): Promise<Written> {
  const schemas = await loadSchemas();
  const pages = new Map<string, PageOutline>();
  for (const [address, { file, hash, load }] of pageFiles) {
    const known = before?.pages[file];
    pages.set(address, known?.hash === hash ? known.outline : outlineOf(load(), schemas));
  }
  const outlines = [...pages.values()];
  const published = withYear(publishedSite(wholeSite, pages), buildTime());
  const siteLinks = siteFileLinks(published, schemas);
  const files = await copyFiles(
    [...siteLinks.map(fileNameOf), ...outlines.flatMap(({ references }) => filesOn(references, texts))],
    { filesDir: join(contentDir, 'files'), outDir: out, language: published.language },
  );
  const site: ShownSite =
    siteLinks.length > 0 ? { ...published, files: fileDataFor(siteLinks, files) } : published;
  await cp('public', out, { recursive: true });
  const folders = {
    imagesDir: join(contentDir, 'images'),
    outDir: out,
    cacheDir: join(CACHE, 'pictures'),
    imageHost: site.imageHost.replace(/\/$/, ''),
    onProgress: console.log,
  };
  const letters =
    lettersIn([site, ...texts.values(), ...files.values()]) + outlines.map((page) => page.letters).join('');
  const requests = outlines.flatMap(({ references }) => references.pictures);
  const [{ client, rendererFile }, font, pictures] = await Promise.all([
    compiledCode({ site, texts, types: typesOn(outlines) }, { code, out, cacheDir: join(CACHE, 'code') }),
    makeFont({ outDir: out, cacheDir: join(CACHE, 'fonts'), text: letters }),
    makePictures(requests, folders),
    makeFavicons({ outDir: out, cacheDir: join(CACHE, 'favicons') }),
  ]);
  const cards = await makeSocialCards(cardsFor(pages), site.company.name, folders);
  // Without scripts, the style sheet has to load the typeface.
  const focus = focusRules(requests.map((request) => request.focus));
  const css = `@media (scripting:none){${font.face}}${font.fallbacks}${client.css}${focus}`;
  const styles = splitStyles(css, client.sectionCss, outlines);
  const shell = { ...shellOf(client, font.file, styles, site), ...noticeOf(site, buildTime()) };
  const faqs = faqsOf(schemas);
  const { late } = client;

  const common = fingerprint(JSON.stringify([site, shell, faqs, compress]));
  const record: PageRecord = { code, common, pages: {} };
  const keyOf = pageKeys({ pictures, files, texts });
  const kept = new Set<string>();
  const toWrite: PageToWrite[] = [];
  for (const [index, { file, hash, summary, isClean, load }] of [...pageFiles.values()].entries()) {
    const outline = outlines[index] as PageOutline;
    const card = cards[index];
    const key = keyOf(hash, outline.references, card);
    const known = before?.common === common ? before.pages[file] : undefined;
    const same = known?.key === key && isUntouched(folder, known) ? known.files : undefined;
    if (!same) toWrite.push({ load, references: outline.references, card });
    for (const name of Object.keys(same ?? {})) kept.add(name);
    if (isClean) record.pages[file] = { hash, summary, outline, key, files: same ?? {} };
  }
  await writeLateStyles(out, late, outlines);
  await writePages({ out, site, shell, faqs, late, rendererFile, pages: toWrite, pictures, files });
  await addLicenses(out);
  const old = oldAddresses(outlines);
  await writeSeoFiles(out, site, outlines);
  const policy = {
    styleHashes: [styles.css, ...Object.values(styles.sectionCss)].map(hashSource),
    scriptHashes: [client.boot, ...(shell.notice ? [shell.notice.script] : [])].map(hashSource),
    mailService: site.mailService.address,
    imageHost: site.imageHost,
  };
  await writeRedirectPages(out, site, pages, old);
  await writeHostFiles(out, policy, site.address, [...pages.keys()].sort(), old);
  return { outlines, kept, record };
}

const hashSource = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The release is a hash of everything that visitors see of this build besides the pages' own content. */
function shellOf(
  { boot, late, sectionStyles }: ClientCode,
  font: string,
  styles: ReturnType<typeof splitStyles>,
  site: Site,
): Shell {
  const release = fingerprint(boot, JSON.stringify([styles, late, sectionStyles, font, site])).slice(0, 12);
  return { release, ...styles, sectionStyles, font, boot: { source: boot } };
}
