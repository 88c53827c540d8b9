import {
  type Content,
  contentVersion,
  decode,
  type Fields,
  type Schemas,
  sortFiles,
} from '../../content/index.ts';
import type { FieldProblem, FileChange, OpenFile } from '../protocol.ts';
import { type Changes, isText, type Snapshot, StoreError } from '../store/content-store.ts';
import { type DraftStore, differing } from '../store/draft-store.ts';
import type { Check } from './check.ts';
import { changedBytes, dataOf } from './content-file.ts';
import { Refusal, spoken } from './refusal.ts';

/** A file that is not published yet. Only texts have data. */
export interface Unpublished {
  file: string;
  kind: 'new' | 'changed' | 'deleted';
  /** As it was when the work on it began. */
  before?: Fields | undefined;
  after?: Fields | undefined;
  /** Whether words of an example are left in it: it stays here until they are written. */
  isUnfinished: boolean;
}

/** A text that somebody else has published while it was being changed here. */
export interface Overtaken {
  before: Fields;
  mine: Fields;
  theirs: OpenFile;
}

export type PublishAnswer =
  /** `version` is what the public site says once it has it. */
  | { kind: 'published'; version: string }
  /** Somebody has to look at it first, at this address. The drafts stay until the site has it. */
  | { kind: 'in-review'; address: string }
  /** The site could not be built with these mistakes; nothing is published. */
  | { kind: 'refused'; problems: FieldProblem[] }
  /** These have to be brought together first; nothing is published. */
  | { kind: 'overtaken'; files: Overtaken[] };

/** Puts changes where somebody looks at them. @returns the address where they stand */
export type Review = (changes: Changes, words: string) => Promise<string>;

/**
 * Publishes the drafts of a store. Calls must not overlap with saves.
 * @param review where the store takes no change directly
 */
export function createPublishing(
  store: DraftStore,
  { contentOf, nameIn, shown }: Check,
  schemas: Schemas,
  review: Review,
) {
  const errorsIn = ({ problems }: Content) => problems.filter(({ severity }) => severity === 'error');

  /** The names of new files in which words of an example are left. */
  async function unfinished(): Promise<Set<string>> {
    const { problems } = await contentOf(await store.snapshot());
    const names = new Set(problems.filter(({ code }) => code === 'draft-words').map(nameIn));
    return new Set(store.drafts().flatMap(({ name, base }) => (!base && names.has(name) ? [name] : [])));
  }

  /**
   * @param waiting names of drafts that stay here with an unfinished one: what it has brought, and what leads to it
   * @throws StoreError; Refusal where a file cannot be brought together with that of somebody else
   */
  async function publish(words: string, waiting: readonly string[]): Promise<PublishAnswer> {
    await store.refresh();
    const held = new Set([...(await unfinished()), ...waiting]);
    const overtaken = (await store.overtaken()).filter(({ draft }) => !held.has(draft.name));
    const files = overtaken.map(({ draft: { name, base, bytes }, theirs }) => {
      const [before, mine, other] = [base?.bytes, bytes, theirs].map((one) => textData(name, one));
      if (before && mine && other) return { before, mine, theirs: { file: name, stamp: '', data: other } };
      throw new Refusal(
        `Somebody else has published another change of ${spoken(name)}. Take back yours, and make it once more.`,
      );
    });
    if (files.length > 0) return { kind: 'overtaken', files };
    const on = await store.snapshot();
    const staying = store.drafts().filter(({ name }) => held.has(name));
    const without = new Map(staying.map(({ name, base }) => [name, base?.bytes] as const));
    const problems = errorsIn(await contentOf(on, without)).length > 0 ? errorsIn(await contentOf(on)) : [];
    if (problems.length > 0) return { kind: 'refused', problems: problems.map(shown) };
    try {
      const { files: now } = await store.publish(words, held);
      const version = await contentVersion(sortFiles([...now.keys()]), (name) => now.get(name)?.stamp ?? '');
      return { kind: 'published', version };
    } catch (error) {
      if (!(error instanceof StoreError && error.refusal === 'protected')) throw error;
      const going = store.drafts().filter(({ name }) => !held.has(name));
      const changes = going.map(({ name, bytes }) => [name, bytes] as const);
      return { kind: 'in-review', address: await review(new Map(changes), words) };
    }
  }

  /** Lets drafts go on from what somebody else has published. @param changes what was chosen to change in it */
  async function bringTogether(changes: readonly Omit<FileChange, 'stamp'>[]): Promise<void> {
    const overtaken = new Map((await store.overtaken()).map((one) => [one.draft.name, one.theirs]));
    for (const { file, operations } of changes) {
      const theirs = overtaken.get(file);
      if (theirs) await store.rebase(file, changedBytes(file, theirs, operations, schemas));
    }
  }

  /**
   * Makes drafts that take back what was published from one snapshot to another.
   * @throws Refusal where a file of them has a draft
   */
  async function revert(from: Snapshot, to: Snapshot): Promise<void> {
    const drafts = new Set(store.drafts().map(({ name }) => name));
    const own = differing(from, to).find((name) => drafts.has(name));
    if (own === undefined) return store.revert(from, to);
    throw new Refusal(`You have changed ${spoken(own)} as well. Publish that or take it back first.`);
  }

  async function unpublished(): Promise<Unpublished[]> {
    const held = await unfinished();
    return store.drafts().map(({ name, base, bytes }) => ({
      file: name,
      kind: bytes ? (base ? 'changed' : 'new') : 'deleted',
      before: textData(name, base?.bytes),
      after: textData(name, bytes),
      isUnfinished: held.has(name),
    }));
  }

  return { revert, publish, bringTogether, unpublished, takeBack: store.discard };
}

/** The data of a text; undefined of what is no text, or cannot be read. */
const textData = (name: string, bytes: Uint8Array | undefined) =>
  bytes && isText(name) ? dataOf(name, decode(name, bytes).text) : undefined;
