import { type Files, type PictureFacts, type Store, sortFiles } from '../../content/index.ts';
import { type Changes, type ContentStore, isText, type Snapshot } from '../store/content-store.ts';

/** The content with some files changed in memory, as the check reads it. */
export interface Layers extends Store {
  /** From now on, the content is that of a snapshot with changes over it. */
  show(snapshot: Snapshot, changes: Changes): Promise<void>;
}

/** Measures a picture of the content. @param bytes those of a picture that is not stored yet */
export type Measure = (name: string, bytes?: Uint8Array) => Promise<PictureFacts>;

/**
 * Layers over a store. All texts are read at once, each again only when it has changed.
 * @param dir the content folder as problems name it
 */
export function createLayers(store: ContentStore, dir: string, measure: Measure): Layers {
  let snapshot: Snapshot = { version: '', files: new Map() };
  let changes: Changes = new Map();
  let files: Files = sortFiles([]);
  let rounds = 0;
  let texts = new Map<string, Uint8Array>();

  return {
    dir,
    async show(next, nextChanges) {
      const names = [...next.files.keys()].filter(isText);
      const stampsOf = (name: string) => next.files.get(name)?.stamp ?? '';
      const missing = names.filter((name) => !texts.has(stampsOf(name)));
      const read = missing.length > 0 ? await store.read(next, missing) : new Map<string, Uint8Array>();
      for (const [name, bytes] of read) texts.set(stampsOf(name), bytes);
      const used = new Set(names.map(stampsOf));
      texts = new Map([...texts].filter(([stamp]) => used.has(stamp)));
      [snapshot, changes] = [next, nextChanges];
      rounds++;
      const gone = new Set([...changes].flatMap(([name, bytes]) => (bytes ? [] : [name])));
      const all = new Set([...snapshot.files.keys(), ...changes.keys()]);
      files = sortFiles([...all].filter((name) => !gone.has(name)).sort());
    },
    list: () => files,
    async read(name) {
      const stamp = snapshot.files.get(name)?.stamp ?? '';
      const bytes = changes.get(name) ?? texts.get(stamp) ?? (await store.read(snapshot, [name])).get(name);
      if (!bytes) throw new Error(`“${name}” is not in the content.`);
      return bytes;
    },
    measure: (name) => measure(name, changes.get(name)),
    stamp: (name) => (changes.has(name) ? `changed ${rounds}` : (snapshot.files.get(name)?.stamp ?? '')),
  };
}
