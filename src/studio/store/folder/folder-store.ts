import { statSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles, realPlace } from '../../../content/node/index.ts';
import { hasCode } from '../../../prerender/host/has-code.ts';
import {
  type Changes,
  type ContentStore,
  type Snapshot,
  type StoredFile,
  StoreError,
  stampOf,
} from '../content-store.ts';
import { createQueue } from '../queue.ts';
import { replaceFiles, unlessGone } from './replace-files.ts';

/**
 * The content of a folder on disk.
 * @param written called with the names of the files of each commit; the commit is done when it is
 */
export function createFolderStore(
  dir: string,
  written: (names: readonly string[]) => Promise<void> = async () => {},
): ContentStore {
  /** Stamps by name, with the facts by which a file is known to be the same. */
  const known = new Map<string, StoredFile & { facts: string }>();
  const inTurn = createQueue();

  async function snapshot(): Promise<Snapshot> {
    const { site, pages, texts, images, downloads, others } = listFiles(dir);
    const names = [...(site ? [site] : []), pages, texts, images, downloads, others].flat();
    const files = new Map<string, StoredFile>();
    for (const name of names) {
      const stats = statSync(join(dir, name), { throwIfNoEntry: false });
      if (!stats) continue;
      const facts = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
      let file = known.get(name);
      if (file?.facts !== facts) {
        const bytes = await unlessGone(readFile(join(dir, name)));
        file = bytes && { stamp: await stampOf(bytes), size: bytes.length, facts };
        if (file) known.set(name, file);
      }
      if (file) files.set(name, { stamp: file.stamp, size: file.size });
    }
    const all = [...files].map(([name, { stamp }]) => `${stamp} ${name}`);
    return { version: await stampOf(new TextEncoder().encode(all.join('\n'))), files };
  }

  /** The bytes of a file, if they are those of a snapshot. */
  async function bytesAt(on: Snapshot, name: string): Promise<Buffer | undefined> {
    const bytes = await unlessGone(readFile(join(dir, name)));
    if ((bytes && (await stampOf(bytes))) === on.files.get(name)?.stamp) return bytes;
    // Changed within the same moment of the clock, perhaps.
    known.delete(name);
    throw new StoreError('stale');
  }

  async function write(on: Snapshot, changes: Changes): Promise<Snapshot> {
    const files = await Promise.all(
      [...changes].map(async ([name, after]) => {
        if (!isContentName(name)) throw new Error(`“${name}” is no name of a content file.`);
        if (after) await makeFolder(dir, dirname(name));
        return { path: join(dir, name), after, before: () => bytesAt(on, name) };
      }),
    );
    try {
      // New files first, so that a reader in between finds a page twice rather than not at all.
      await replaceFiles(
        dir,
        files.sort((one, other) => Number(!one.after) - Number(!other.after)),
      );
    } catch (error) {
      if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error;
      const message = 'The files of this folder cannot be changed here.';
      throw new StoreError('read-only', message, { cause: error });
    }
    await written([...changes.keys()]);
    return snapshot();
  }

  return {
    snapshot,
    async read(on, names) {
      const all = await Promise.all(names.map(async (name) => [name, await bytesAt(on, name)] as const));
      return new Map(all.flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : [])));
    },
    commit: (on, changes) => inTurn(() => write(on, changes)),
  };
}

/** Whether a name leads to nothing but a file in the folder that is not hidden. */
const isContentName = (name: string) =>
  name.split('/').every((part) => part !== '' && !part.startsWith('.') && !/[\\\0]/.test(part));

/** Makes a folder where there is none. @throws StoreError where it would be elsewhere */
async function makeFolder(dir: string, name: string): Promise<void> {
  if (name === '.') return;
  await makeFolder(dir, dirname(name));
  const folder = join(dir, name);
  await mkdir(folder).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  if (!realPlace(dir, folder))
    throw new StoreError('read-only', `The folder “${name}” is a link to another place.`);
}
