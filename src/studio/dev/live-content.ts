import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  addressOf,
  createReader,
  type Diagnostic,
  downloadName,
  hidesFile,
  nameOf,
  type Page,
  type Picture,
  type Schemas,
  type Site,
  type Text,
} from '../../content/index.ts';
import { contentFolder, loadSchemas, shownPath } from '../../content/node/index.ts';
import { fingerprint } from '../../prerender/cache.ts';
import { fileData } from '../../prerender/download-files.ts';
import { fileNameOf, shownSite, siteFileLinks } from '../../prerender/page-assets.ts';
import { publishedSite, withYear } from '../../prerender/published.ts';
import type { FileData } from '../../site/context/assets.ts';
import type { ShownSite } from '../../site/context/site-context.ts';

const SECTIONS = 'src/site/sections';

/** The current content; of a file with errors, its last valid version. */
export interface LiveContent {
  readonly dir: string;
  /** Changes with all that pages show. */
  readonly version: string;
  readonly site: ShownSite | undefined;
  readonly pages: ReadonlyMap<string, Page>;
  readonly texts: Map<string, Text>;
  /** All pictures that could be shown at some time, by name. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Paths of the files for visitors by name, those of the examples in the gallery included. */
  readonly downloads: ReadonlyMap<string, string>;
  /** Addresses of the pages whose files have errors. */
  readonly broken: ReadonlySet<string>;
  /** All problems of all files, in order. */
  readonly problems: Diagnostic[];
  /** The current schemas. */
  readonly schemas: Schemas;
  /**
   * Reads what has changed since the last time. Updates must not overlap.
   * @param schemas what all files are checked against from now on
   * @throws Error when the folder cannot be read; the content stays as it was
   */
  update(schemas?: Schemas): Promise<void>;
}

/**
 * Reads a content folder, which `update` then keeps current.
 * @throws Error when the folder cannot be read
 */
export async function openContent(dir: string): Promise<LiveContent> {
  const store = contentFolder(dir);
  let schemas = await loadSchemas();
  let read = createReader(store, async () => schemas);
  const sites = keepLastValid<Site>();
  const keepPages = keepLastValid<Page>();
  const keepTexts = keepLastValid<Text>();
  const pictures = new Map<string, Picture>();

  /** Selects the newest version of each file without errors. */
  async function select() {
    const { problems, ...all } = await read();
    const wrong = wrongFiles(problems, dir);
    const broken = wrong('pages', addressOf);
    const pages = keepPages(all.pages, broken);
    const texts = keepTexts(all.texts, wrong('text', nameOf));
    for (const [name, picture] of all.pictures) if (picture.width !== undefined) pictures.set(name, picture);
    const files = store.list();
    const paths = [...exampleFiles(), ...files.downloads.map((path) => join(dir, path))];
    const downloads = new Map(paths.map((path) => [downloadName(path), path]));
    const valid = sites(new Map(all.site && [['site', all.site]]), wrong('.', nameOf)).get('site');
    const site = valid && (await siteOf(valid, pages, downloads, schemas));
    const stamps = [...files.images, ...files.downloads].map(store.stamp);
    const version = fingerprint(JSON.stringify([site, [...pages], [...texts], stamps]));
    return { version, site, pages, texts, pictures, downloads, broken, problems, schemas };
  }

  const live = {
    ...{ dir, ...(await select()) },
    async update(renewed = schemas) {
      if (renewed !== schemas) {
        schemas = renewed;
        read = createReader(store, async () => renewed);
      }
      Object.assign(live, await select());
    },
  };
  return live;
}

const exampleFiles = () =>
  readdirSync(SECTIONS, { recursive: true, encoding: 'utf8' })
    .filter((path) => /[\\/]files[\\/]/.test(path))
    .map((path) => join(SECTIONS, path));

/** The site as the build makes it. */
async function siteOf(
  site: Site,
  pages: ReadonlyMap<string, Page>,
  downloads: LiveContent['downloads'],
  schemas: Schemas,
): Promise<ShownSite> {
  const published = withYear(publishedSite(site, pages), new Date());
  const files = siteFileLinks(published, schemas).map(fileNameOf);
  return shownSite(published, schemas, await measureFiles(files, downloads, site.language));
}

/** The data of files for visitors by name; a missing one has none. */
export async function measureFiles(
  names: Iterable<string>,
  downloads: LiveContent['downloads'],
  language = 'en',
): Promise<Map<string, FileData>> {
  const measured = new Map<string, FileData>();
  for (const name of names) {
    const path = downloads.get(name);
    if (path !== undefined) measured.set(name, await fileData(dirname(path), basename(path), language));
  }
  return measured;
}

/** Returns a function that finds the files with errors in a folder of the content, by a key made from their path. */
function wrongFiles(problems: Diagnostic[], dir: string) {
  const files = new Set(problems.filter(hidesFile).map(({ file }) => file));
  return (folder: string, keyOf: (file: string) => string) => {
    const within = shownPath(join(dir, folder));
    return new Set([...files].filter((file) => shownPath(dirname(file)) === within).map(keyOf));
  };
}

/** Returns a function that replaces files with errors by their last valid version. */
function keepLastValid<Data>() {
  let valid: [key: string, data: Data][] = [];
  return (now: Map<string, Data>, wrong: Set<string>): Map<string, Data> => {
    valid = [...[...now].filter(([key]) => !wrong.has(key)), ...valid.filter(([key]) => wrong.has(key))];
    // In one order, whatever has errors: the version depends on it.
    return new Map([...now, ...valid].sort(([one], [other]) => (one < other ? -1 : 1)));
  };
}
