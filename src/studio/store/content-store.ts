export { stampOf } from '../../content/index.ts';

/** A file as a snapshot has it. */
export interface StoredFile {
  /** Git's name for its bytes (`stampOf`): it is the same in every store. */
  stamp: string;
  /** In bytes. */
  size: number;
}

/** The content at one moment. */
export interface Snapshot {
  /** A word that changes when the content does. */
  version: string;
  /** By name below the content folder, with forward slashes: `pages/about.yaml`. Hidden files are no content. */
  files: ReadonlyMap<string, StoredFile>;
}

/** New bytes of files by name; `undefined` takes a file away. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

/** Where the content is: a folder, or a repository elsewhere. What it refuses is a `StoreError`. */
export interface ContentStore {
  /** The content as it is now. */
  snapshot(): Promise<Snapshot>;
  /**
   * The bytes of files of a snapshot.
   * @throws StoreError `stale` where one has changed since
   */
  read(on: Snapshot, names: readonly string[]): Promise<Map<string, Uint8Array>>;
  /**
   * Writes all changes or none. Those who watch have heard of it by the time it is done.
   * @param on what the changes were made from
   * @param words what they are, for the history
   * @returns the content afterwards
   * @throws StoreError `stale` where a changed file is no longer as it was
   */
  commit(on: Snapshot, changes: Changes, words: string): Promise<Snapshot>;
}

/** Why a store refuses something, and what the person can do. */
const REFUSALS = {
  'signed-out': 'You are signed out, or your access has ended. Sign in again; your words are kept.',
  'no-access':
    'This account cannot see the website’s files. Ask whoever looks after the website to invite you.',
  'read-only':
    'You can look at everything, but not change it. Ask whoever looks after the website for the right to write.',
  protected:
    'Changes of this website are looked at before they go online, so they cannot be put there directly.',
  stale: 'Somebody else has changed this in the meantime.',
  'too-large': 'This is too much at once. Publish the pictures in several steps.',
  'too-many': 'There have been too many requests. Wait some minutes, then try again; your words are kept.',
  'not-kept':
    'This browser does not keep what you write: its storage for this page is blocked or full. Publish before you close this page.',
  offline: 'There is no connection. Your words are kept; try again once you are online.',
} as const;

export type StoreRefusal = keyof typeof REFUSALS;

/** A store refuses something. Its message is a sentence for whoever edits. */
export class StoreError extends Error {
  constructor(
    readonly refusal: StoreRefusal,
    message: string = REFUSALS[refusal],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Whether a file is read as text: YAML, or Markdown. */
export const isText = (name: string): boolean => /\.(?:yaml|md)$/.test(name);

/**
 * Does work on the content as it is now, and again on the newer content where that has changed meanwhile.
 * @throws StoreError what the work throws; `stale` where the store says so of the newest content
 */
export async function onCurrent<Result>(
  store: ContentStore,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  for (let last: string | undefined; ; ) {
    const snapshot = await store.snapshot();
    try {
      return await work(snapshot);
    } catch (error) {
      const isStale = error instanceof StoreError && error.refusal === 'stale';
      if (!isStale || snapshot.version === last) throw error;
      last = snapshot.version;
    }
  }
}
