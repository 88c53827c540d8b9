import { type Diagnostic, inOrder, type UnlocatedDiagnostic } from './diagnostic.ts';
import { checkFileNames } from './files/check-files.ts';
import { downloadChecker, downloadName } from './files/downloads.ts';
import type { Files } from './files/list-files.ts';
import { shownPath } from './files/paths.ts';
import { checkPictures, measurer } from './files/pictures.ts';
import { remember } from './files/remember.ts';
import { folderStore, type Store } from './files/store.ts';
import { decode } from './parse/decode.ts';
import { locateInFile, type ReadFile, readPage, readSite, readText } from './read-file.ts';
import { indexContent, namesUsed } from './rules/content-index.ts';
import { filesUsed } from './rules/file-link.ts';
import { runSiteRules } from './rules/run-rules.ts';
import { loadSchemas, type Schemas } from './schema/schemas.ts';
import type { Content } from './site-content.ts';

/**
 * Makes a reader of a store that keeps what it knows of files that have not changed.
 * @param load loads what content is checked against, once
 */
export const createReader = (
  store: Store,
  load: () => Promise<Schemas> = loadSchemas,
): (() => Promise<Content>) => readerOf(store, load, decoded(readPage));

/**
 * Makes a reader as `createReader` does, of other things than pages.
 * @param readOnePage makes one from a page file
 */
export function readerOf<OnePage extends { address: string }>(
  store: Store,
  load: () => Promise<Schemas>,
  readOnePage: ReadOne<OnePage>,
): () => Promise<Content<OnePage>> {
  let loading: Promise<Schemas> | undefined;
  const schemas = () => {
    loading ??= load();
    return loading;
  };
  const readerFor = <Data>(readOne: ReadOne<Data>) => {
    const read = remember(store, async (path) =>
      readOne(shownPath(path), await store.read(path), await schemas(), path),
    );
    return async (paths: readonly string[]) => (await read(paths)).map(([, result]) => result);
  };
  const readSites = readerFor(decoded(readSite));
  const readPages = readerFor(readOnePage);
  const readTexts = readerFor(decoded(readText));
  const measure = measurer(store);
  const checkDownloads = downloadChecker(store);
  return async () => {
    const all = await schemas();
    const files = store.list();
    const [site] = await readSites(files.site === undefined ? [] : [files.site]);
    const pages = await readPages(files.pages);
    const texts = await readTexts(files.texts);
    const images = await measure(files.images);
    const downloads = new Set(files.downloads.map(downloadName));
    const reads = [...(site ? [site] : []), ...pages, ...texts];
    const used = namesUsed(reads.map(summaryOf), 'image');
    const { problems: fileProblems, misplaced } = checkFileNames(store.dir, files, used);
    const index = indexContent({
      site: site?.summary,
      pages: pages.map(summaryOf),
      texts: texts.map(summaryOf),
      ownAddress: site?.data?.address,
      ...{ images, downloads, misplaced, schemas: all },
    });
    const problems = reads.flatMap((one) => one.problems);
    // A page with errors, or a mistyped name, may well mean a picture that seems unused.
    const isCertain =
      misplaced.pages.length === 0 &&
      !reads.some(({ summary }) => summary.incomplete) &&
      [...used].every((name) => images.has(name));
    problems.push(...fileProblems, ...checkPictures(images, isCertain ? used : undefined));
    const offered = filesUsed(reads.map(summaryOf));
    const isKnown = isCertain && [...offered].every((name) => index.downloads.has(name));
    problems.push(...(await checkDownloads(files.downloads, isKnown ? offered : undefined)));
    problems.push(...(await locateAll(runSiteRules(index), files, store, all)));
    problems.sort(inOrder);
    return {
      files: reads.length,
      site: site?.data,
      pages: byName(pages, (page) => page.address),
      texts: byName(texts, (text) => text.name),
      problems,
    };
  };
}

/** Reads one file from its bytes. */
export type ReadOne<Data> = (file: string, bytes: Buffer, all: Schemas, path: string) => ReadFile<Data>;

/** Decodes a file before it is read. */
export const decoded =
  <Data>(
    readDecoded: (file: string, text: string, all: Schemas, path: string) => ReadFile<Data>,
  ): ReadOne<Data> =>
  (file, bytes, all, path) => {
    const { text, problem } = decode(file, bytes);
    const read = readDecoded(file, text, all, path);
    if (!problem) return read;
    return { summary: { ...read.summary, incomplete: true }, problems: [problem, ...read.problems] };
  };

const summaryOf = ({ summary }: ReadFile<unknown>) => summary;

function byName<Data>(reads: ReadFile<Data>[], name: (data: Data) => string): Map<string, Data> {
  const named = new Map<string, Data>();
  for (const { data } of reads) if (data !== undefined) named.set(name(data), data);
  return named;
}

/** Gives what rules about several files report its ranges, by parsing those files again. */
async function locateAll(
  found: Map<string, UnlocatedDiagnostic<string>[]>,
  files: Files,
  store: Store,
  all: Schemas,
): Promise<Diagnostic[]> {
  // Shortening ten thousand paths takes a while, at each save in development.
  if (found.size === 0) return [];
  const paths = new Map(
    [...files.pages, ...files.texts, ...(files.site ? [files.site] : [])].map((p) => [shownPath(p), p]),
  );
  const problems: Diagnostic[] = [];
  for (const [file, diagnostics] of found) {
    const path = paths.get(file);
    if (path === undefined) throw new Error(`${file}: a diagnostic about a file that was not read`);
    const kind = path === files.site ? 'site' : path.endsWith('.md') ? 'text' : 'page';
    const { text } = decode(file, await store.read(path));
    problems.push(...locateInFile(file, kind, text, diagnostics, all));
  }
  return problems;
}

/**
 * A reader that remembers: each call reads only the files that have changed since the last.
 * @param dir the content folder
 */
export const createContentReader = (dir: string): (() => Promise<Content>) => createReader(folderStore(dir));

/**
 * Reads and checks all content.
 * @param dir the content folder
 * @returns everything that could be read, and every problem of every file, in the order of files and lines
 * @throws when the folder cannot be read
 */
export const readContent = (dir: string): Promise<Content> => createContentReader(dir)();
