import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { addressOf, decode, type Fields, type Operation, readData, WriteError } from '../../content/index.ts';
import type { ChangedFile } from './changed-files.ts';
import { type Difference, differences } from './difference.ts';
import type { ContentChange, FileChanges } from './messages.ts';
import { whereIs } from './where.ts';
import { compareWords, wordsIn } from './words.ts';

/** A change, and what takes it back: an operation, or the bytes of the file as it was (none if it was not there). */
export interface KnownChange extends ContentChange {
  takeBack: { operation: Operation } | { bytes: Buffer | null };
}

export interface KnownChanges extends FileChanges {
  changes: KnownChange[];
}

/** What changed in a file, in people's words. */
export function changesOf({ file, before, after }: ChangedFile): KnownChanges {
  const [old, now] = [before && dataOf(file, before), after && dataOf(file, after)];
  const about = { file, title: titleOf(file, now ?? old), ...(isPage(file) && { address: addressOf(file) }) };
  const name = createHash('sha256')
    .update(file)
    .update(after ?? '')
    .digest('hex')
    .slice(0, 16);
  const whole = (kind: ContentChange['kind'], words = compareWords(wordsIn(old), wordsIn(now))) => [
    { id: `${name}-0`, where: [], kind, words, takeBack: { bytes: before ?? null } },
  ];
  if (!before) return { ...about, kind: 'new', changes: whole('added') };
  if (!after) return { ...about, kind: 'deleted', changes: whole('removed') };
  if (!old || !now) return { ...about, kind: 'changed', changes: whole('changed') };
  const found = differences(old, now);
  // The bytes differ all the same: remarks, empty lines, quotes.
  if (found.length === 0) return { ...about, kind: 'changed', changes: whole('layout', []) };
  const changes = found.map((difference, at) => ({
    id: `${name}-${at}`,
    where: whereIs(difference.kind === 'removed' ? old : now, difference.path),
    kind: difference.kind,
    words: wordsOf(difference),
    takeBack: { operation: difference.takeBack },
  }));
  return { ...about, kind: 'changed', changes };
}

/** The data of a file; undefined for pictures, and for texts that cannot be read. */
function dataOf(file: string, bytes: Buffer): Fields | undefined {
  if (!/\.(yaml|md)$/.test(file)) return undefined;
  const { text, problem } = decode(file, bytes);
  if (problem) return undefined;
  try {
    return readData(file, text);
  } catch (error) {
    if (error instanceof WriteError) return undefined;
    throw error;
  }
}

/** The same without what only the server needs. */
export const shownChanges = (known: KnownChanges): FileChanges => ({
  ...known,
  changes: known.changes.map(({ takeBack, ...change }) => change),
});

function wordsOf({ kind, before, after }: Difference) {
  if (kind === 'moved') return compareWords(wordsIn(after), wordsIn(after));
  return compareWords(wordsIn(before), wordsIn(after));
}

const isPage = (file: string) => /^pages\/[^/]+\.yaml$/.test(file);

function titleOf(file: string, data: Fields | undefined): string {
  if (file === 'site.yaml') return 'Company, header, footer and form';
  const title = data?.title;
  if (typeof title === 'string' && title) return title;
  return extname(file) === '.yaml' ? `/${basename(file, '.yaml')}` : basename(file);
}
