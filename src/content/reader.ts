import { inOrder } from './diagnostic.ts';
import { checkFileNames } from './files/check-files.ts';
import { checkDownload, downloadName } from './files/downloads.ts';
import { shownIn } from './files/paths.ts';
import { checkPictures, isDrawing, type Picture, pictureName } from './files/pictures.ts';
import { remember } from './files/remember.ts';
import type { Store } from './files/store.ts';
import { decode } from './parse/decode.ts';
import { type ReadFile, readPage, readSite, readText } from './read-file.ts';
import { indexContent } from './rules/content-index.ts';
import { runSiteRules } from './rules/run-rules.ts';
import type { Schemas } from './schema/schemas.ts';
import type { Content } from './site-content.ts';

/**
 * Makes a reader of all content in a store: everything that could be read, and every problem of every file, in the order of
 * files and lines. It keeps what it knows of files that have not changed. It throws when the store cannot be read.
 * @param load loads what content is checked against, once
 */
export function createReader(store: Store, load: () => Promise<Schemas>): () => Promise<Content> {
  let loading: Promise<Schemas> | undefined;
  const schemas = () => {
    loading ??= load();
    return loading;
  };
  const readerFor = <Data>(readOne: ReadOne<Data>) => {
    const read = remember(store, async (path) =>
      decoded(readOne, shownIn(store.dir, path), await store.read(path), await schemas()),
    );
    return async (paths: readonly string[]) => (await read(paths)).map(([, result]) => result);
  };
  const readSites = readerFor(readSite);
  const readPages = readerFor(readPage);
  const readTexts = readerFor(readText);
  const measure = remember(
    store,
    async (path): Promise<Picture> => ({ ...(await store.measure(path)), path, drawing: isDrawing(path) }),
  );
  const checked = remember(store, async (path) =>
    checkDownload(shownIn(store.dir, path), await store.read(path)),
  );
  return async () => {
    const files = store.list();
    const [site] = await readSites(files.site === undefined ? [] : [files.site]);
    const pages = await readPages(files.pages);
    const texts = await readTexts(files.texts);
    const images = new Map((await measure(files.images)).map(([path, one]) => [pictureName(path), one]));
    const downloads = new Set(files.downloads.map(downloadName));
    const reads = [...(site ? [site] : []), ...pages, ...texts];
    const { found: fileProblems, elsewhere } = checkFileNames(store.dir, files);
    const index = indexContent({
      site: site?.summary,
      pages: pages.map(summaryOf),
      texts: texts.map(summaryOf),
      ownAddress: site?.data?.address,
      country: site?.data?.company.address.country,
      icons: (await schemas()).icons,
      images,
      downloads,
      elsewhere,
    });
    const problems = reads.flatMap((one) => one.problems);
    problems.push(...fileProblems, ...checkPictures(store.dir, images.values()));
    problems.push(...(await checked(files.downloads)).flatMap(([, problem]) => problem ?? []));
    const later = runSiteRules(index);
    for (const { summary, locate } of reads) problems.push(...locate(later.get(summary.file) ?? []));
    problems.sort(inOrder);
    return {
      files: reads.length,
      site: site?.data,
      pages: byName(pages, (page) => page.address),
      texts: byName(texts, (text) => text.name),
      pictures: images,
      problems,
    };
  };
}

type ReadOne<Data> = (file: string, text: string, schemas: Schemas) => ReadFile<Data>;

/** Decodes a file, then reads it. */
function decoded<Data>(readOne: ReadOne<Data>, file: string, bytes: Uint8Array, schemas: Schemas) {
  const { text, problem } = decode(file, bytes);
  const read = readOne(file, text, schemas);
  if (!problem) return read;
  const problems = text === '' ? [problem] : [problem, ...read.problems];
  return { ...read, summary: { ...read.summary, incomplete: true }, problems };
}

const summaryOf = ({ summary }: ReadFile<unknown>) => summary;

function byName<Data>(reads: ReadFile<Data>[], name: (data: Data) => string): Map<string, Data> {
  const named = new Map<string, Data>();
  for (const { data } of reads) if (data !== undefined) named.set(name(data), data);
  return named;
}
