import { dirname, join } from 'node:path';
import {
  addressOf,
  type Content,
  createReader,
  type Diagnostic,
  loadSchemas,
  nameOf,
  type Page,
  type Schemas,
  type Site,
  shownPath,
  type Text,
} from '../content/index.ts';
import { watchedStore } from './watched-store.ts';

/** What a change of the content means for the pages that are on a screen. */
export interface Change {
  /** Addresses of the pages that look different, came or went; `all` where every page may. */
  pages: string[] | 'all';
  site: boolean;
  texts: boolean;
}

/** The content as it can be shown now: of a file with mistakes, its last version without. */
export interface LiveContent {
  readonly dir: string;
  readonly site: Site | undefined;
  readonly pages: ReadonlyMap<string, Page>;
  readonly texts: Map<string, Text>;
  /** Addresses of the pages whose files have errors. */
  readonly broken: ReadonlySet<string>;
  /** Every problem of every file, in order. */
  readonly problems: Diagnostic[];
  /** What content is checked against. */
  readonly schemas: Schemas;
  /** Reads what has changed. @throws when the folder cannot be read; what is shown stays as it is. */
  update(paths: Iterable<string>): Promise<Change>;
  /** Checks everything anew, against other schemas. */
  renew(schemas: Schemas): Promise<Change>;
}

/**
 * Reads a content folder and keeps up with it. Two updates must not run at once.
 * @throws when the folder cannot be read
 */
export async function openContent(dir: string): Promise<LiveContent> {
  const store = watchedStore(dir);
  let schemas = await loadSchemas();
  let read = createReader(store, async () => schemas);
  const sites = keepGood<Site>();
  const pages = keepGood<Page>();
  const texts = keepGood<Text>();

  /** What to show of each file: its newest version where that is without errors, else its last good one. */
  const choose = ({ site, problems, ...all }: Content) => {
    const wrong = wrongFiles(problems, dir);
    const broken = wrong('pages', addressOf);
    return {
      site: sites(new Map(site && [['site', site]]), wrong('.', nameOf)).get('site'),
      pages: pages(all.pages, broken),
      broken,
      texts: texts(all.texts, wrong('text', nameOf)),
      problems,
      schemas,
    };
  };

  const live = { dir, ...choose(await read()), update, renew };

  async function renew(renewed: Schemas): Promise<Change> {
    schemas = renewed;
    read = createReader(store, async () => schemas);
    return { ...(await update([])), pages: 'all' };
  }

  async function update(paths: Iterable<string>): Promise<Change> {
    const changed = [...paths];
    store.forget(changed);
    const before = { ...live };
    Object.assign(live, choose(await read()));
    const site = before.site !== live.site;
    const texts = differences(before.texts, live.texts).length > 0;
    const pictures = changed.some((path) => path.startsWith(join(dir, 'images')));
    return {
      pages: site || texts || pictures ? 'all' : differences(before.pages, live.pages),
      site,
      texts,
    };
  }
  return live;
}

/** Finds the files with errors in one of the content's folders, by the key that `keyOf` makes of their path. */
function wrongFiles(problems: Diagnostic[], dir: string) {
  const files = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  return (folder: string, keyOf: (file: string) => string) => {
    const within = shownPath(join(dir, folder));
    return new Set([...files].filter((file) => shownPath(dirname(file)) === within).map(keyOf));
  };
}

/** Remembers the last good version of each of the things of one kind. */
function keepGood<Data>() {
  let good = new Map<string, Data>();
  return (now: Map<string, Data>, wrong: Set<string>): Map<string, Data> => {
    const kept = [...wrong].flatMap((key) => {
      const last = good.get(key);
      return last === undefined ? [] : [[key, last] as const];
    });
    good = new Map(now);
    for (const key of wrong) good.delete(key);
    for (const [key, last] of kept) good.set(key, last);
    return kept.length === 0 ? now : new Map([...now, ...kept]);
  };
}

function differences<Data>(before: ReadonlyMap<string, Data>, now: ReadonlyMap<string, Data>): string[] {
  const gone = [...before.keys()].filter((key) => !now.has(key));
  return [...gone, ...[...now.keys()].filter((key) => before.get(key) !== now.get(key))];
}
