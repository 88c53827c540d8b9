import { inOrder } from './diagnostic.ts';
import { checkFileNames } from './files/check-files.ts';
import { downloadChecker, downloadName } from './files/downloads.ts';
import { shownPath } from './files/paths.ts';
import { checkPictures, measurer } from './files/pictures.ts';
import { remember } from './files/remember.ts';
import { folderStore, type Store } from './files/store.ts';
import { decode } from './parse/decode.ts';
import { type ReadFile, readPage, readSite, readText } from './read-file.ts';
import { indexContent, namesUsed } from './rules/content-index.ts';
import { filesUsed } from './rules/file-link.ts';
import { runSiteRules } from './rules/run-rules.ts';
import { loadSchemas, type Schemas } from './schema/schemas.ts';
import type { Content } from './site-content.ts';

/**
 * Makes a reader of a store that keeps what it knows of files that have not changed.
 * @param load loads what content is checked against, once
 */
export function createReader(
  store: Store,
  load: () => Promise<Schemas> = loadSchemas,
): () => Promise<Content> {
  let loading: Promise<Schemas> | undefined;
  const schemas = () => {
    loading ??= load();
    return loading;
  };
  const readerFor = <Data>(readOne: ReadOne<Data>) => {
    const read = remember(store, async (path) =>
      decoded(readOne, path, await store.read(path), await schemas()),
    );
    return async (paths: readonly string[]) => (await read(paths)).map(([, result]) => result);
  };
  const readSites = readerFor(readSite);
  const readPages = readerFor(readPage);
  const readTexts = readerFor(readText);
  const measure = measurer(store);
  const checkDownloads = downloadChecker(store);
  return async () => {
    const files = store.list();
    const [site] = await readSites(files.site === undefined ? [] : [files.site]);
    const pages = await readPages(files.pages);
    const texts = await readTexts(files.texts);
    const images = await measure(files.images);
    const downloads = new Set(files.downloads.map(downloadName));
    const reads = [...(site ? [site] : []), ...pages, ...texts];
    const used = namesUsed(reads.map(summaryOf), 'image');
    const { found: fileProblems, elsewhere } = checkFileNames(store.dir, files);
    const index = indexContent({
      site: site?.summary,
      pages: pages.map(summaryOf),
      texts: texts.map(summaryOf),
      ownAddress: site?.data?.address,
      country: site?.data?.company.address.country,
      images,
      downloads,
      elsewhere,
    });
    const problems = reads.flatMap((one) => one.problems);
    // A file with errors, or a mistyped name, may well mean a picture that seems unused.
    const isCertain =
      elsewhere.size === 0 &&
      !reads.some(({ summary }) => summary.incomplete) &&
      [...used].every((name) => images.has(name));
    problems.push(...fileProblems, ...checkPictures(images, isCertain ? used : undefined));
    const offered = filesUsed(reads.map(summaryOf));
    const isKnown = isCertain && [...offered].every((name) => index.downloads.has(name));
    problems.push(...(await checkDownloads(files.downloads, isKnown ? offered : undefined)));
    const later = runSiteRules(index);
    for (const { summary, locate } of reads) problems.push(...locate(later.get(summary.file) ?? []));
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

type ReadOne<Data> = (file: string, text: string, schemas: Schemas, path: string) => ReadFile<Data>;

/** Decodes a file, then reads it. */
function decoded<Data>(readOne: ReadOne<Data>, path: string, bytes: Buffer, schemas: Schemas) {
  const file = shownPath(path);
  const { text, problem } = decode(file, bytes);
  const read = readOne(file, text, schemas, path);
  if (!problem) return read;
  return { ...read, summary: { ...read.summary, incomplete: true }, problems: [problem, ...read.problems] };
}

const summaryOf = ({ summary }: ReadFile<unknown>) => summary;

function byName<Data>(reads: ReadFile<Data>[], name: (data: Data) => string): Map<string, Data> {
  const named = new Map<string, Data>();
  for (const { data } of reads) if (data !== undefined) named.set(name(data), data);
  return named;
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
