import { base64, fromBase64 } from '../base64.ts';
import { type ContentStore, type Snapshot, StoreError, type StoreRefusal } from '../content-store.ts';

/** Where the development server answers, by JSON: `snapshot`, `read` and `commit`. */
export const FILES_PATH = '/__files';

export interface SnapshotAnswer {
  version: string;
  files: [name: string, file: { stamp: string; size: number }][];
}

/** Bytes as base64. */
export type ReadAnswer = [name: string, bytes: string][];

const STOPPED = 'The editor’s server does not answer. Your words are kept; start it again, then repeat this.';

/**
 * The content folder of the development server.
 * @param token of the editor's document
 */
export function createFolderClient(token: string): ContentStore {
  async function ask<Answer>(action: string, body: object): Promise<Answer> {
    const response = await fetch(`${FILES_PATH}/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'edit-token': token },
      body: JSON.stringify(body),
    }).catch((cause: unknown) => {
      throw new StoreError('offline', STOPPED, { cause });
    });
    if (response.ok) return (await response.json()) as Answer;
    const { message, refusal } = (await response.json()) as { message: string; refusal?: StoreRefusal };
    throw refusal ? new StoreError(refusal, message) : new Error(message);
  }

  const asSnapshot = ({ version, files }: SnapshotAnswer): Snapshot => ({ version, files: new Map(files) });
  /** Names with their stamps; `''` for a file that is not there. */
  const stampsOf = (on: Snapshot, names: Iterable<string>) =>
    [...names].map((name) => [name, on.files.get(name)?.stamp ?? '']);

  return {
    snapshot: async () => asSnapshot(await ask('snapshot', {})),
    async read(on, names) {
      const there = names.filter((name) => on.files.has(name));
      if (there.length === 0) return new Map();
      const read = await ask<ReadAnswer>('read', { stamps: stampsOf(on, there) });
      return new Map(read.map(([name, bytes]) => [name, fromBase64(bytes)]));
    },
    async commit(on, changes) {
      const sent = [...changes].map(([name, bytes]) => [name, bytes ? base64(bytes) : null]);
      return asSnapshot(await ask('commit', { stamps: stampsOf(on, changes.keys()), changes: sent }));
    },
  };
}
