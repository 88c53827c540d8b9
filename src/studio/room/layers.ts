import { type Files, type PictureFacts, type Store, sortFiles } from '../../content/index.ts';
import { type Changes, type ContentStore, isText, type Snapshot } from '../store/content-store.ts';

/** Measures a picture of the content. @param bytes those of a picture that is not stored yet */
export type Measure = (name: string, bytes?: Uint8Array) => Promise<PictureFacts>;

/**
 * The content of a store with some files changed in memory, as the check reads it.
 * @param dir the content folder as problems name it
 */
export function createLayers(store: ContentStore, dir: string, measure: Measure) {
  let snapshot: Snapshot = { version: '', files: new Map() };
  let changes: Changes = new Map();
  let files: Files = sortFiles([]);
  let rounds = 0;
  /** By stamp. */
  const texts = new Map<string, Uint8Array>();
  const stampOf = (name: string) => snapshot.files.get(name)?.stamp ?? '';

  /** From now on, the content is that of a snapshot with changes over it. What is new of its texts is read at once. */
  async function show(next: Snapshot, nextChanges: Changes): Promise<void> {
    const isNew = (name: string) => isText(name) && !texts.has(next.files.get(name)?.stamp ?? '');
    const missing = [...next.files.keys()].filter(isNew);
    const read = missing.length > 0 ? await store.read(next, missing) : [];
    [snapshot, changes] = [next, nextChanges];
    for (const [name, bytes] of read) texts.set(stampOf(name), bytes);
    rounds++;
    const all = new Set([...snapshot.files.keys(), ...changes.keys()]);
    const isThere = (name: string) => !changes.has(name) || changes.get(name) !== undefined;
    files = sortFiles([...all].filter(isThere).sort());
  }

  async function read(name: string): Promise<Uint8Array> {
    const known = changes.get(name) ?? texts.get(stampOf(name));
    const bytes = known ?? (await store.read(snapshot, [name])).get(name);
    if (!bytes) throw new Error(`“${name}” is not in the content.`);
    return bytes;
  }

  return {
    ...{ dir, show, read },
    list: () => files,
    measure: (name) => measure(name, changes.get(name)),
    stamp: (name) => (changes.has(name) ? `changed ${rounds}` : stampOf(name)),
  } satisfies Store & { show: unknown };
}
