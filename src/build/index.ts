import { createHash } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Content, loadSchemas, readContent, type Site } from '../content/index.ts';
import { writeHostFiles } from '../host/host-files.ts';
import { oldAddresses } from '../host/old-addresses.ts';
import type { Shell } from '../page/html-document.ts';
import { checkOutput } from './check-output.ts';
import type { ClientCode } from './compile.ts';
import { compileInSubprocess } from './compile-in-subprocess.ts';
import { compressFiles } from './compress.ts';
import { ContentError } from './content-error.ts';
import { digestOf } from './digest.ts';
import { copyFiles } from './download-files.ts';
import { makeFavicons } from './favicons.ts';
import { focusRules } from './focus-rules.ts';
import { makeFont } from './fonts.ts';
import { addLicenses } from './licenses.ts';
import { noticeOf } from './notice.ts';
import { checkOutFolder } from './out-folder.ts';
import { faqsOf, pageReferences } from './page-assets.ts';
import { makePictures } from './picture-files.ts';
import { writePages } from './prerender.ts';
import { publishedPage, publishedSite } from './published.ts';
import { writeRedirectPages } from './redirect-pages.ts';
import { daysLeft, SECURITY_TXT } from './security-txt.ts';
import { buildTime, writeSeoFiles } from './seo-files.ts';
import { cardsFor, makeSocialCards } from './social-cards.ts';
import { splitStyles } from './split-styles.ts';
import { typesOn } from './unused-code.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

const CACHE = 'node_modules/.cache';

export interface BuildOptions {
  /** Folder of the built site: new, empty, or made by a build. */
  out: string;
  contentDir: string;
  /** Whether to write compressed files beside every text file. */
  compress?: boolean;
}

export interface BuildReport {
  pages: number;
  warnings: Content['problems'];
  /** The folder to upload to the image host, if there is one. */
  upload?: { folder: string; host: string };
  /** Days until security.txt expires; a new build renews it. */
  securityDaysLeft: number;
}

/**
 * Builds the static site in a workspace, checks it and then replaces the previous one, which is served until then.
 * @throws ContentError when the content has mistakes, OutFolderError when the folder contains anything but a built site.
 *   After an error the folder is unchanged.
 */
export async function buildSite({ out, contentDir, compress = false }: BuildOptions): Promise<BuildReport> {
  // React and Vite use it to select their production code.
  process.env.NODE_ENV = 'production';
  const folder = await checkOutFolder(out, contentDir);
  const content = await readContent(contentDir);
  const { site, pages, problems } = content;
  if (!site || problems.some(({ severity }) => severity === 'error')) throw new ContentError(problems);

  const workspace = await openWorkspace(folder);
  try {
    await writeSite(workspace, { ...content, site }, contentDir);
    if (compress) await compressFiles(workspace.site);
    await checkOutput(workspace.site, pages.values());
    await workspace.publish();
  } finally {
    await workspace.remove();
  }
  return {
    pages: pages.size,
    warnings: problems,
    ...(site.imageHost && { upload: { folder: join(out, 'images'), host: site.imageHost } }),
    securityDaysLeft: daysLeft(await readFile(join(folder, SECURITY_TXT), 'utf8')),
  };
}

/** Writes all files of the site into the workspace. */
async function writeSite(
  { site: out, code }: Workspace,
  { site: wholeSite, pages: allPages, texts }: Content & { site: Site },
  contentDir: string,
): Promise<void> {
  const site = publishedSite(wholeSite, allPages);
  const pages = new Map([...allPages].map(([address, page]) => [address, publishedPage(page)]));
  await cp('public', out, { recursive: true });
  const schemas = await loadSchemas();
  const references = new Map([...pages.values()].map((page) => [page, pageReferences(page, schemas)]));
  const folders = {
    imagesDir: join(contentDir, 'images'),
    outDir: out,
    cacheDir: join(CACHE, 'pictures'),
    imageHost: site.imageHost.replace(/\/$/, ''),
    onProgress: console.log,
  };
  const digest = digestOf([site, ...texts.values(), ...pages.values()]);
  const requests = [...references.values()].flatMap((one) => one.pictures);
  const [{ client, rendererFile }, font, pictures] = await Promise.all([
    compileInSubprocess({ content: { site, texts, types: typesOn(pages.values()) }, out, rendererDir: code }),
    makeFont({ outDir: out, cacheDir: join(CACHE, 'fonts'), text: digest.letters }),
    makePictures(requests, folders),
    makeFavicons({ outDir: out, cacheDir: join(CACHE, 'favicons') }),
  ]);
  const files = await copyFiles(
    [...references.values()].flatMap((one) => one.files),
    join(contentDir, 'files'),
    out,
  );
  const cards = await makeSocialCards(cardsFor(pages, references), site.company.name, folders);
  // Sorted, because the map has the order in which pictures were finished.
  const pictureData = JSON.stringify([...pictures].sort(([one], [other]) => (one < other ? -1 : 1)));
  // Without scripts, the style sheet has to load the typeface.
  const focus = focusRules(requests.map((request) => request.focus));
  const css = `@media (scripting:none){${font.face}}${font.fallbacks}${client.css}${focus}`;
  const styles = splitStyles(css, client.sectionCss, [...pages.values()]);
  const shell = {
    ...shellOf(client, font.file, styles, digest.hash + pictureData + JSON.stringify([...files])),
    ...noticeOf(site, buildTime()),
  };
  await writePages({
    out,
    site,
    shell,
    faqs: faqsOf(schemas),
    rendererFile,
    pages: [...pages.values()],
    references,
    pictures,
    files,
    cards,
  });
  await addLicenses(out);
  const old = oldAddresses(pages.values());
  await writeSeoFiles(out, site, pages.values());
  const policy = {
    styleHashes: [styles.css, ...Object.values(styles.sectionCss)].map(hash),
    scriptHashes: [client.boot, ...(shell.notice ? [shell.notice.script] : [])].map(hash),
    mailService: site.mailService.address,
    imageHost: site.imageHost,
  };
  await writeRedirectPages(out, site, pages, old);
  await writeHostFiles(out, policy, site.address, [...pages.keys()].sort(), old);
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The version is a hash of everything that visitors see of this build. */
function shellOf(
  { boot, lateStyles, sectionStyles }: ClientCode,
  font: string,
  styles: ReturnType<typeof splitStyles>,
  content: string,
): Shell {
  const version = createHash('sha256')
    .update(boot)
    .update(styles.css)
    .update(lateStyles)
    .update(sectionStyles)
    .update(content)
    .digest('hex')
    .slice(0, 12);
  return { version, ...styles, lateStyles, sectionStyles, font, boot: { source: boot } };
}
