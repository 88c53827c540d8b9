import { hash } from 'node:crypto';
import { folderStore } from './files/store.ts';
import { type ReadFile, readPage } from './read-file.ts';
import { decoded, readerOf } from './reader.ts';
import type { FileSummary } from './rules/content-index.ts';
import { loadSchemas } from './schema/schemas.ts';
import type { Content, Page } from './site-content.ts';

/** What can be kept of a page without problems, to recognise it and to check other files against it. */
export interface KnownPage {
  /** A hash of the file. */
  hash: string;
  summary: FileSummary;
}

/** A page whose values are read only when they are needed. */
export interface PageFile extends KnownPage {
  file: string;
  address: string;
  /** Whether it has neither errors nor warnings of its own. */
  isClean: boolean;
  load(): Page;
}

/**
 * Reads and checks all content as `readContent` does, but takes it for granted that pages are right which were found
 * right before and have the same bytes.
 * @param known the pages of an earlier check by the same code, by file, all of them clean
 */
export const readPageFiles = (
  dir: string,
  known: Readonly<Record<string, KnownPage>>,
): Promise<Content<PageFile>> =>
  readerOf(folderStore(dir), loadSchemas, (file, bytes, schemas, path) => {
    const own = hash('sha256', bytes, 'base64url');
    const read = () => readBytes(file, bytes, schemas, path);
    const before = known[file];
    return before?.hash === own ? ofKnown(file, before, read) : ofRead(file, own, read());
  })();

const readBytes = decoded(readPage);

function ofKnown(file: string, { hash, summary }: KnownPage, read: () => ReadFile<Page>): ReadFile<PageFile> {
  const load = () => {
    const { data } = read();
    if (!data) throw new Error(`${file} was right before and has not changed, but is wrong now.`);
    return data;
  };
  const data: PageFile = { file, address: summary.address ?? '', hash, summary, isClean: true, load };
  return { data, summary, problems: [] };
}

function ofRead(
  file: string,
  hash: string,
  { data: page, summary, problems }: ReadFile<Page>,
): ReadFile<PageFile> {
  if (!page) return { summary, problems };
  const isClean = problems.length === 0;
  return {
    data: { file, address: page.address, hash, summary, isClean, load: () => page },
    summary,
    problems,
  };
}
