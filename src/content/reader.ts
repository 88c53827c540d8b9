import { checkFileNames } from './check-files.ts';
import { checkAll, type Late } from './check-site.ts';
import { decode } from './decode.ts';
import type { Files } from './files.ts';
import type { Content } from './model.ts';
import { shownPath } from './paths.ts';
import { checkPictures, measurer } from './pictures.ts';
import type { Problem } from './problem.ts';
import { placeFindings, type ReadFile, readPage, readSite, readText } from './read-file.ts';
import { loadStandards, type Standards } from './standards.ts';
import type { Store } from './store.ts';

/**
 * Makes a reader of a store that keeps what it knows of files that have not changed.
 * @param load loads what content is checked against, once
 */
export function createReader(
  store: Store,
  load: () => Promise<Standards> = loadStandards,
): () => Promise<Content> {
  let loading: Promise<Standards> | undefined;
  const readSites = remember(store, readSite);
  const readPages = remember(store, readPage);
  const readTexts = remember(store, readText);
  const measure = measurer(store);
  return async () => {
    loading ??= load();
    const all = await loading;
    const files = store.list();
    const [site] = await readSites(files.site === undefined ? [] : [files.site], all);
    const pages = await readPages(files.pages, all);
    const texts = await readTexts(files.texts, all);
    const images = await measure(files.images);
    const { problems: misplaced, awaited } = checkFileNames(store.dir, files, picturesOn(pages));
    const late = checkAll({ site, pages, texts, images, awaited });
    const reads = [...(site ? [site] : []), ...pages, ...texts];
    const problems = reads.flatMap((one) => one.problems);
    problems.push(...misplaced, ...checkPictures(images), ...(await place(late, files, store, all)));
    problems.sort(inOrder);
    return {
      files: reads.length,
      ...(site?.data ? { site: site.data } : {}),
      pages: byName(pages, (page) => page.address),
      texts: byName(texts, (text) => text.name),
      problems,
    };
  };
}

type ReadOne<Data> = (file: string, text: string, all: Standards, path: string) => ReadFile<Data>;

/** Reads files of one kind, each again only when it has changed. */
function remember<Data>(store: Store, readOne: ReadOne<Data>) {
  let known = new Map<string, { stamp: string; result: ReadFile<Data> }>();
  const read = async (path: string, all: Standards): Promise<ReadFile<Data>> => {
    const file = shownPath(path);
    const { text, problem } = decode(file, await store.read(path));
    const { data, outline, problems } = readOne(file, text, all, path);
    if (problem) return { outline, problems: [problem, ...problems] };
    return { ...(data === undefined ? {} : { data }), outline, problems };
  };
  return async (paths: string[], all: Standards): Promise<ReadFile<Data>[]> => {
    const now: typeof known = new Map();
    for (const path of paths) {
      const stamp = store.stamp(path);
      const before = known.get(path);
      now.set(path, before?.stamp === stamp ? before : { stamp, result: await read(path, all) });
    }
    known = now;
    return [...now.values()].map(({ result }) => result);
  };
}

/** The names of the pictures that pages show. */
function picturesOn(pages: ReadFile<unknown>[]): Set<string> {
  const names = new Set<string>();
  for (const { outline } of pages)
    for (const { kind, name } of outline.references) if (kind === 'image') names.add(name);
  return names;
}

function byName<Data>(reads: ReadFile<Data>[], name: (data: Data) => string): Map<string, Data> {
  const named = new Map<string, Data>();
  for (const { data } of reads) if (data !== undefined) named.set(name(data), data);
  return named;
}

/** Reads the places of what only showed across files. */
async function place(late: Late, files: Files, store: Store, all: Standards): Promise<Problem[]> {
  // Ten thousand paths take a while to shorten, at each save in development.
  if (late.size === 0) return [];
  const paths = new Map(
    [...files.pages, ...files.texts, ...(files.site ? [files.site] : [])].map((p) => [shownPath(p), p]),
  );
  const problems: Problem[] = [];
  for (const [file, findings] of late) {
    const path = paths.get(file);
    if (path === undefined) throw new Error(`${file}: a finding about a file that was not read`);
    const kind = path === files.site ? 'site' : path.endsWith('.md') ? 'text' : 'page';
    const { text } = decode(file, await store.read(path));
    problems.push(...placeFindings(file, kind, text, findings, all));
  }
  return problems;
}

const inOrder = (a: Problem, b: Problem) =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
