import { createHash } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Content, loadSchemas, type Page, readContent, type Site } from '../content/index.ts';
import { writeHostFiles } from '../host/host-files.ts';
import type { Shell } from '../page/html-document.ts';
import { checkOutput } from './check-output.ts';
import type { ClientCode } from './compile.ts';
import { compileInSubprocess } from './compile-in-subprocess.ts';
import { compressFiles } from './compress.ts';
import { ContentError } from './content-error.ts';
import { digestOf } from './digest.ts';
import { makeFavicons } from './favicons.ts';
import { makeFont } from './fonts.ts';
import { addLicenses } from './licenses.ts';
import { checkOutFolder } from './out-folder.ts';
import { type PageReferences, pageReferences } from './page-assets.ts';
import { makePictures } from './picture-files.ts';
import { writePages } from './prerender.ts';
import { daysLeft, SECURITY_TXT } from './security-txt.ts';
import { writeSeoFiles } from './seo-files.ts';
import { makeSocialCards, type SocialCard } from './social-cards.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

const CACHE = 'node_modules/.cache';

/**
 * Pages up to which each has a picture for social media with its own title. One takes 15 ms: of ten thousand, nobody
 * would wait for the first build. Beyond it they carry the front page's title, so that one serves many.
 */
const MOST_TITLED_CARDS = 500;

export interface BuildOptions {
  /** Folder of the built site: new, empty, or made by a build. */
  out: string;
  contentDir: string;
  /** Whether to write a compressed file beside every text. */
  compress?: boolean;
}

export interface BuildReport {
  pages: number;
  warnings: Content['problems'];
  /** The folder to upload to the image host, where one is set. */
  upload?: { folder: string; host: string };
  /** Days for which the site's security contact is valid; building the site again renews it. */
  securityDaysLeft: number;
}

/**
 * Builds the static site. It is made beside its folder, checked, and then put in place of the one before it, which is
 * served until then.
 * @throws ContentError when the content has mistakes, and OutFolderError when the folder holds other things than a
 *   built site. Whatever is thrown, the folder is as it was.
 */
export async function buildSite({ out, contentDir, compress = false }: BuildOptions): Promise<BuildReport> {
  // React and Vite choose their production code by it.
  process.env.NODE_ENV = 'production';
  const folder = await checkOutFolder(out, contentDir);
  const content = await readContent(contentDir);
  const { site, pages, problems } = content;
  if (!site || problems.some(({ severity }) => severity === 'error')) throw new ContentError(problems);

  const workspace = await openWorkspace(folder);
  try {
    await makeSite(workspace, { ...content, site }, contentDir);
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

/** Writes everything that the site consists of into the workspace. */
async function makeSite(
  { site: out, code }: Workspace,
  { site, pages, texts }: Content & { site: Site },
  contentDir: string,
): Promise<void> {
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
  const [{ client, rendererFile }, font, pictures] = await Promise.all([
    compileInSubprocess({ content: { site, texts }, out, rendererDir: code }),
    makeFont({ outDir: out, cacheDir: join(CACHE, 'fonts'), text: digest.letters }),
    makePictures(
      [...references.values()].flatMap((one) => one.pictures),
      folders,
    ),
    makeFavicons({ outDir: out, cacheDir: join(CACHE, 'favicons') }),
  ]);
  const cards = await makeSocialCards(cardsOf(pages, references), site.company.name, folders);
  // In an order of its own: pictures are there in the order in which they were finished.
  const shown = JSON.stringify([...pictures].sort(([one], [other]) => (one < other ? -1 : 1)));
  // Where there are no scripts, nothing else brings the typeface.
  const css = `@media (scripting:none){${font.face}}${font.standIns}${client.css}`;
  const shell = shellOf(client, font.file, css, digest.hash + shown);
  await writePages({
    out,
    site,
    shell,
    rendererFile,
    pages: [...pages.values()],
    references,
    pictures,
    cards,
  });
  await addLicenses(out);
  await writeSeoFiles(out, site, pages.values());
  const policy = {
    styleHashes: [hash(shell.css)],
    mailService: site.mailService.address,
    imageHost: site.imageHost,
  };
  await writeHostFiles(out, policy, site.address, [...pages.keys()].sort());
}

/** What the picture of each page for social media shows; nothing where no page has a picture at all. */
function cardsOf(pages: Content['pages'], references: ReadonlyMap<Page, PageReferences>): SocialCard[] {
  const front = pages.get('/');
  const title = pages.size > MOST_TITLED_CARDS ? front?.title : undefined;
  const pictureOf = (page: Page) => page.social?.file ?? references.get(page)?.pictures[0]?.file;
  // A page of text alone is shared with the front page's picture.
  const spare = (front && pictureOf(front)) ?? [...pages.values()].map(pictureOf).find(Boolean);
  return [...pages.values()].flatMap((page) => {
    const file = pictureOf(page) ?? spare;
    return file === undefined ? [] : [{ title: title ?? page.title, file }];
  });
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The version names everything that a visitor may see of this build. */
function shellOf(client: ClientCode, font: string, css: string, content: string): Shell {
  const version = createHash('sha256')
    .update(client.client)
    .update(css)
    .update(content)
    .digest('hex')
    .slice(0, 12);
  return { version, css, font, boot: { url: client.boot, integrity: hash(client.bootSource) } };
}
