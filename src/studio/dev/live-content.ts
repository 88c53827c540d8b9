import { dirname, join } from 'node:path';
import {
  addressOf,
  type Content,
  createReader,
  type Diagnostic,
  hidesFile,
  nameOf,
  type Page,
  type Schemas,
  type Site,
  type Text,
} from '../../content/index.ts';
import { folderStore, loadSchemas, shownPath } from '../../content/node/index.ts';
import type { ShownSite } from '../../site/context/site-context.ts';
import { filePreviews } from './file-previews.ts';
import { shownSite } from './shown-site.ts';

/** The effect of saved content on open pages. */
export interface Change {
  /** Addresses of changed, new and deleted pages; `all` if every page may have changed. */
  pages: string[] | 'all';
  site: boolean;
  texts: boolean;
}

/** The current content; of a file with errors, its last valid version. */
export interface LiveContent {
  readonly dir: string;
  readonly site: ShownSite | undefined;
  readonly pages: ReadonlyMap<string, Page>;
  readonly texts: Map<string, Text>;
  /** Addresses of the pages whose files have errors. */
  readonly broken: ReadonlySet<string>;
  /** All problems of all files, in order. */
  readonly problems: Diagnostic[];
  /** The current schemas. */
  readonly schemas: Schemas;
  /** Reads changed files. @throws Error when the folder cannot be read; the content stays as it was */
  update(paths: Iterable<string>): Promise<Change>;
  /** Checks all files against new schemas. */
  renew(schemas: Schemas): Promise<Change>;
}

/**
 * Reads a content folder, which `update` then keeps current. Updates must not overlap.
 * @throws Error when the folder cannot be read
 */
export async function openContent(dir: string): Promise<LiveContent> {
  const store = folderStore(dir);
  let schemas = await loadSchemas();
  let read = createReader(store, async () => schemas);
  const sites = keepLastValid<Site>();
  const pages = keepLastValid<Page>();
  const texts = keepLastValid<Text>();
  const withFiles = shownSite(filePreviews(dir));

  /** Selects the newest version of each file without errors. */
  const select = async ({ site, problems, ...all }: Content) => {
    const wrong = wrongFiles(problems, dir);
    const broken = wrong('pages', addressOf);
    return {
      site: await withFiles(
        sites(new Map(site && [['site', site]]), wrong('.', nameOf)).get('site'),
        schemas,
      ),
      pages: pages(all.pages, broken),
      broken,
      texts: texts(all.texts, wrong('text', nameOf)),
      problems,
      schemas,
    };
  };

  const live = { dir, ...(await select(await read())), update, renew };

  async function renew(renewed: Schemas): Promise<Change> {
    schemas = renewed;
    read = createReader(store, async () => schemas);
    return { ...(await update([])), pages: 'all' };
  }

  async function update(paths: Iterable<string>): Promise<Change> {
    const changed = [...paths];
    const before = { ...live };
    Object.assign(live, await select(await read()));
    const site = before.site !== live.site;
    const texts = differences(before.texts, live.texts).length > 0;
    const media = ['images', 'files'].map((folder) => join(dir, folder));
    const isMedia = changed.some((path) => media.some((folder) => path.startsWith(folder)));
    return {
      pages: site || texts || isMedia ? 'all' : differences(before.pages, live.pages),
      site,
      texts,
    };
  }
  return live;
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
  let valid = new Map<string, Data>();
  return (now: Map<string, Data>, wrong: Set<string>): Map<string, Data> => {
    const kept = [...wrong].flatMap((key) => {
      const last = valid.get(key);
      return last === undefined ? [] : [[key, last] as const];
    });
    valid = new Map(now);
    for (const key of wrong) valid.delete(key);
    for (const [key, last] of kept) valid.set(key, last);
    return kept.length === 0 ? now : new Map([...now, ...kept]);
  };
}

function differences<Data>(before: ReadonlyMap<string, Data>, now: ReadonlyMap<string, Data>): string[] {
  const gone = [...before.keys()].filter((key) => !now.has(key));
  return [...gone, ...[...now.keys()].filter((key) => before.get(key) !== now.get(key))];
}
