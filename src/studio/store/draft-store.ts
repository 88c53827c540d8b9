import {
  type ContentStore,
  isText,
  type Snapshot,
  type StoredFile,
  StoreError,
  stampOf,
} from './content-store.ts';
import { createQueue } from './queue.ts';

/** A file that differs from the published one. */
export interface Draft {
  name: string;
  /** The published version that it began from; undefined for a new file. */
  base?: { stamp: string; bytes: Uint8Array } | undefined;
  /** Its bytes now; undefined where it is deleted. */
  bytes?: Uint8Array | undefined;
}

/** Where drafts are kept: IndexedDB in the browser, a Map in tests. One store at a time has it open. */
export interface DraftStorage {
  all(): Promise<Draft[]>;
  /** All or nothing. */
  change(put: readonly Draft[], gone: readonly string[]): Promise<void>;
}

export interface DraftStore extends ContentStore {
  drafts(): readonly Draft[];
  /**
   * Asks for the newest published version. Until then `snapshot` stays at the one that was there when the store was
   * opened, so that it needs no request.
   */
  refresh(): Promise<void>;
  /** Drafts whose published file has changed since they began, with its bytes now (undefined: deleted). After `refresh`. */
  overtaken(): Promise<{ draft: Draft; theirs?: Uint8Array | undefined }[]>;
  /** Lets a draft go on from the published version as it is now: `bytes` replace it (undefined: deleted). */
  rebase(name: string, bytes: Uint8Array | undefined): Promise<void>;
  /**
   * One commit of the drafts, which then are gone. Where others have published other files meanwhile, it goes on from there.
   * @param held names of drafts that stay
   * @throws StoreError `stale` where one is overtaken, or what the store refuses
   */
  publish(words: string, held?: ReadonlySet<string>): Promise<Snapshot>;
  /** Makes drafts that take back what has changed between two published snapshots, over those that there are. */
  revert(from: Snapshot, to: Snapshot): Promise<void>;
  /** Forgets drafts: the files are again as they are published. */
  discard(names: readonly string[]): Promise<void>;
}

const stampIn = (on: Snapshot, name: string) => on.files.get(name)?.stamp;

/** The names of the files that are not the same in two snapshots. */
export const differing = (one: Snapshot, other: Snapshot): string[] =>
  [...new Set([...one.files.keys(), ...other.files.keys()])].filter(
    (name) => stampIn(one, name) !== stampIn(other, name),
  );

/** A draft with the file that a snapshot shows for it; undefined where it is deleted. */
interface Kept {
  draft: Draft;
  file?: StoredFile | undefined;
}

async function kept(draft: Draft): Promise<Kept> {
  const { bytes } = draft;
  return { draft, file: bytes && { stamp: await stampOf(bytes), size: bytes.length } };
}

/** @param on what the draft began from @param before the bytes of the file there @param bytes those of the draft */
function draftFrom(on: Snapshot, name: string, before: Draft['bytes'], bytes: Draft['bytes']): Promise<Kept> {
  const stamp = stampIn(on, name);
  return kept({ name, bytes, base: stamp && before ? { stamp, bytes: before } : undefined });
}

/**
 * A store over the published one: a commit stays in this browser as drafts, until it is published.
 * @throws StoreError what the published store, or the storage, refuses
 */
export async function createDraftStore(published: ContentStore, storage: DraftStorage): Promise<DraftStore> {
  let base = await published.snapshot();
  let drafts: ReadonlyMap<string, Kept> = new Map();
  /** Texts by stamp: what has been read can be changed and opened again without a connection. */
  const texts = new Map<string, Uint8Array>();
  const inTurn = createQueue();

  /** Whether a draft is what is published; also where the answer to a commit was lost, or others did the same. */
  const isPublished = ({ draft, file }: Kept) => file?.stamp === stampIn(base, draft.name);
  const isOvertaken = ({ draft }: Kept) => draft.base?.stamp !== stampIn(base, draft.name);

  /** Makes these the drafts, without those that are published. What the storage refuses changes nothing. */
  async function keep(all: ReadonlyMap<string, Kept>): Promise<void> {
    const next = new Map([...all].filter(([, one]) => !isPublished(one)));
    const put = [...next].flatMap(([name, one]) => (drafts.get(name) === one ? [] : [one.draft]));
    const gone = [...drafts.keys()].filter((name) => !next.has(name));
    if (put.length > 0 || gone.length > 0) await storage.change(put, gone);
    drafts = next;
    for (const { draft, file } of all.values())
      if (file && draft.bytes && isText(draft.name)) texts.set(file.stamp, draft.bytes);
  }

  function shown(): Snapshot {
    if (drafts.size === 0) return base;
    const files = new Map(base.files);
    for (const [name, { file }] of drafts)
      if (file) files.set(name, file);
      else files.delete(name);
    const marks = [...drafts].map(([name, { file }]) => `${name} ${file?.stamp ?? 'deleted'}`);
    return { version: [base.version, ...marks.sort()].join('\n'), files };
  }

  /** The bytes of published files. */
  async function readPublished(names: readonly string[]): Promise<Map<string, Uint8Array>> {
    const on = base;
    const read = new Map<string, Uint8Array>();
    for (const name of names) {
      const known = texts.get(stampIn(on, name) ?? '');
      if (known) read.set(name, known);
    }
    const asked = names.filter((name) => on.files.has(name) && !read.has(name));
    if (asked.length === 0) return read;
    for (const [name, bytes] of await published.read(on, asked)) {
      read.set(name, bytes);
      if (isText(name)) texts.set(stampIn(on, name) ?? '', bytes);
    }
    return read;
  }

  async function read(on: Snapshot, names: readonly string[]): Promise<Map<string, Uint8Array>> {
    const there = names.filter((name) => on.files.has(name));
    const now = shown();
    if (there.some((name) => stampIn(now, name) !== stampIn(on, name))) throw new StoreError('stale');
    const own = drafts;
    const others = await readPublished(there.filter((name) => !own.has(name)));
    const all = there.map((name) => [name, own.get(name)?.draft.bytes ?? others.get(name)] as const);
    return new Map(all.flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : [])));
  }

  /** A draft of a file from the published version as it is now. */
  async function begun(name: string, bytes: Uint8Array | undefined): Promise<Kept> {
    const before = (await readPublished([name])).get(name);
    return draftFrom(base, name, before, bytes);
  }

  async function publish(words: string, held: ReadonlySet<string>): Promise<Snapshot> {
    for (;;) {
      await keep(drafts);
      const going = [...drafts.values()].filter(({ draft }) => !held.has(draft.name));
      if (going.length === 0) return base;
      if (going.some(isOvertaken)) throw new StoreError('stale');
      const changes = new Map(going.map(({ draft }) => [draft.name, draft.bytes] as const));
      const { version } = base;
      try {
        base = await published.commit(base, changes, words);
      } catch (error) {
        if (!(error instanceof StoreError && error.refusal === 'stale')) throw error;
        base = await published.snapshot();
        if (base.version === version) throw error;
      }
    }
  }

  async function revert(from: Snapshot, to: Snapshot): Promise<void> {
    const names = differing(from, to);
    const [now, then] = await Promise.all([published.read(from, names), published.read(to, names)]);
    const next = names.map(
      async (name) => [name, await draftFrom(from, name, now.get(name), then.get(name))] as const,
    );
    await keep(new Map([...drafts, ...(await Promise.all(next))]));
  }

  const stored = await Promise.all((await storage.all()).map(kept));
  for (const { draft } of stored) if (draft.base) texts.set(draft.base.stamp, draft.base.bytes);
  drafts = new Map(stored.map((one) => [one.draft.name, one]));
  await keep(drafts);

  return {
    snapshot: async () => shown(),
    read,
    commit: (on, changes) =>
      inTurn(async () => {
        const now = shown();
        for (const name of changes.keys())
          if (stampIn(now, name) !== stampIn(on, name)) throw new StoreError('stale');
        const next = [...changes].map(async ([name, bytes]) => {
          const one = drafts.get(name);
          return [name, await (one ? kept({ ...one.draft, bytes }) : begun(name, bytes))] as const;
        });
        await keep(new Map([...drafts, ...(await Promise.all(next))]));
        return shown();
      }),
    drafts: () => [...drafts.values()].map(({ draft }) => draft),
    async refresh() {
      const before = base;
      const newest = await published.snapshot();
      await inTurn(() => {
        // What was published meanwhile is newer than the answer.
        if (base === before) base = newest;
        return keep(drafts);
      });
    },
    async overtaken() {
      const all = [...drafts.values()].filter(isOvertaken).map(({ draft }) => draft);
      const theirs = await readPublished(all.map(({ name }) => name));
      return all.map((draft) => ({ draft, theirs: theirs.get(draft.name) }));
    },
    rebase: (name, bytes) => inTurn(async () => keep(new Map([...drafts, [name, await begun(name, bytes)]]))),
    publish: (words, held = new Set()) => inTurn(() => publish(words, held)),
    revert: (from, to) => inTurn(() => revert(from, to)),
    discard: (names) => inTurn(() => keep(new Map([...drafts].filter(([name]) => !names.includes(name))))),
  };
}
