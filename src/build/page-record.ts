import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownPage } from '../content/index.ts';
import { htmlFileOf } from '../host/site-paths.ts';
import { contentUrl } from '../page/content.ts';
import { fingerprint, removeOldest, writeFileAtomic } from './cache.ts';
import type { PageOutline } from './page-outline.ts';

/** A page as the last build into a folder has read and written it. */
export interface RecordedPage extends KnownPage {
  outline: PageOutline;
  /** A hash of everything that its files depend on and other pages do not. */
  key: string;
  /** Its files, relative to the folder, with their stamps. */
  files: Record<string, string>;
}

/** What a build leaves for the next one into the same folder, which then reads and writes only pages that differ. */
export interface PageRecord {
  /** A hash of the code. */
  code: string;
  /** A hash of everything else that the files of all pages depend on. */
  common: string;
  /** By file of the content. */
  pages: Record<string, RecordedPage>;
}

/** Records of the folders that were built last; few people build into more. */
const MOST_RECORDS = 12;

const recordFile = (cacheDir: string, out: string) => join(cacheDir, `${fingerprint(out)}.json`);

/** The record of the last build into a folder; undefined if there is none by the same code. */
export async function readRecord(
  cacheDir: string,
  out: string,
  code: string,
): Promise<PageRecord | undefined> {
  const text = await readFile(recordFile(cacheDir, out), 'utf8').catch(() => undefined);
  const record: PageRecord | undefined = text && JSON.parse(text);
  return record?.code === code ? record : undefined;
}

/** Writes the record of a build into a folder, and removes old records of others. */
export async function writeRecord(cacheDir: string, out: string, record: PageRecord): Promise<void> {
  await writeFileAtomic(recordFile(cacheDir, out), JSON.stringify(record));
  await removeOldest(cacheDir, MOST_RECORDS);
}

/**
 * The files of a page that exist in a built site, with their stamps.
 * @param compressed whether the site has compressed files
 */
export function stampsOf(out: string, address: string, compressed: boolean): Record<string, string> {
  const stamps: Record<string, string> = {};
  for (const file of [htmlFileOf(address), contentUrl(address).slice(1)]) {
    for (const name of compressed ? [file, `${file}.gz`, `${file}.br`] : [file]) {
      const stamp = stampOf(join(out, name));
      if (stamp) stamps[name] = stamp;
    }
  }
  return stamps;
}

/** Whether a page's files in a built site are as a build left them. */
export const isUntouched = (out: string, { files }: RecordedPage): boolean =>
  Object.entries(files).every(([name, stamp]) => stampOf(join(out, name)) === stamp);

/** Changes when a file is written. */
export function stampOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? `${found.size} ${found.mtimeMs}` : undefined;
}
