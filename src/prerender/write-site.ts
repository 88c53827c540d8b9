import { createHash } from 'node:crypto';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Content, contentVersion, type Site, stampOf } from '../content/index.ts';
import { contentFolder, loadSchemas } from '../content/node/index.ts';
import type { Shell } from '../site/page/html-document.ts';
import { cacheRoot, fingerprint } from './cache.ts';
import { type ClientCode, compileClient, compileRenderer } from './compile.ts';
import { copyFiles } from './download-files.ts';
import { makeFavicons } from './favicons.ts';
import { focusRules } from './focus-rules.ts';
import { makeFont } from './fonts.ts';
import { VERSION_FILE } from './host/headers.ts';
import { writeHostFiles } from './host/host-files.ts';
import { oldAddresses } from './host/old-addresses.ts';
import { addLicenses } from './licenses.ts';
import { noticeOf } from './notice.ts';
import { faqsOf, fileNameOf, filesOn, pageReferences, shownSite, siteFileLinks } from './page-assets.ts';
import { makePictures } from './picture-files.ts';
import { publishedPage, publishedSite, withYear } from './published.ts';
import { buildTime, writeSeoFiles } from './seo-files.ts';
import { makeSocialPictures } from './social-pictures.ts';
import { typesOn } from './unused-code.ts';
import { allDone, type Workspace } from './workspace.ts';
import { type ShownPage, writePages } from './write-pages.ts';

/** Writes all files of the site. */
export async function writeSite(
  { site: wholeSite, pages: allPages, texts }: Content & { site: Site },
  contentDir: string,
  { site: out, code }: Pick<Workspace, 'site' | 'code'>,
): Promise<void> {
  const schemas = await loadSchemas();
  const cache = await cacheRoot();
  const pages = [...allPages.values()].map((page): ShownPage => {
    const shown = publishedPage(page);
    return { ...shown, references: pageReferences(shown, schemas) };
  });
  const published = withYear(publishedSite(wholeSite, allPages), buildTime());
  const siteLinks = siteFileLinks(published, schemas);
  const files = await copyFiles(
    [...siteLinks.map(fileNameOf), ...pages.flatMap(({ references }) => filesOn(references, texts))],
    { filesDir: join(contentDir, 'files'), outDir: out, language: published.language },
  );
  const site = shownSite(published, schemas, files);
  await cp('public', out, { recursive: true });
  const folders = {
    imagesDir: join(contentDir, 'images'),
    outDir: out,
    cacheDir: join(cache, 'pictures'),
    imageHost: site.imageHost.replace(/\/$/, ''),
    onProgress: console.log,
  };
  const words = JSON.stringify([site, pages, [...texts.values()], [...files.values()]]);
  const requests = pages.flatMap(({ references }) => references.pictures);
  const compiled = { site, texts, types: typesOn(pages) };
  const [client, renderer, font, pictures, socialPictures] = await allDone([
    compileClient(compiled, out),
    compileRenderer(compiled, code),
    makeFont({ outDir: out, cacheDir: join(cache, 'fonts'), text: words }),
    makePictures(requests, folders),
    makeSocialPictures(pages, folders),
    makeFavicons({ outDir: out, cacheDir: join(cache, 'favicons') }),
  ]);
  // Without scripts, the style sheet has to load the typeface.
  const focus = focusRules(requests.map((request) => request.focus));
  const css = `@media (scripting:none){${font.face}}${font.fallbacks}${client.css}${focus}`;
  const styles = { ...client, css };
  const shell = { ...shellOf(styles, font.file, site), ...noticeOf(site, buildTime()) };
  const assets = { pictures, files };
  const common = { out, site, shell, faqs: faqsOf(schemas), styles, renderer, assets };
  const sheets = await writePages(pages, socialPictures, common);
  await addLicenses(out);
  const old = oldAddresses(pages);
  await writeSeoFiles(out, site, pages);
  const { list, read } = contentFolder(contentDir);
  const version = await contentVersion(list(), async (name) => stampOf(await read(name)));
  await writeFile(join(out, VERSION_FILE), version);
  const policy = {
    styleHashes: [css, ...sheets].map(hashSource),
    scriptHashes: [client.boot, ...(shell.notice ? [shell.notice.script] : [])].map(hashSource),
    mailService: site.mailService.address,
    imageHost: site.imageHost,
  };
  await writeHostFiles(out, policy, site.address, old);
}

const hashSource = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The release is a hash of everything that visitors see of this build besides the pages' own content. */
function shellOf(client: ClientCode, font: string, site: Site): Shell {
  const { boot, css, sectionStyles } = client;
  const release = fingerprint(JSON.stringify([client, font, site])).slice(0, 12);
  return { release, css, sectionStyles, font, boot: { source: boot } };
}
