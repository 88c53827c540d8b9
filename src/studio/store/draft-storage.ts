import { StoreError } from './content-store.ts';
import type { Draft, DraftStorage } from './draft-store.ts';

const TABLE = 'drafts';

/**
 * The drafts of one branch in this browser's IndexedDB; also in a worker.
 * @param repository `owner/name`
 * @throws StoreError `not-kept` where site data is blocked: the app can then go on with drafts in memory alone, and say
 * the error's sentence. So does a change for which there is no room.
 */
export async function openDraftStorage(repository: string, branch: string): Promise<DraftStorage> {
  const database = await open(`drafts of ${repository} ${branch}`).catch(notKept);
  return {
    all: () => readAll(database).catch(notKept),
    change: (put, gone) => change(database, put, gone).catch(notKept),
  };
}

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { keyPath: 'name' });
  return outcomeOf(request);
}

async function readAll(database: IDBDatabase): Promise<Draft[]> {
  return outcomeOf<Draft[]>(database.transaction(TABLE).objectStore(TABLE).getAll());
}

async function change(database: IDBDatabase, put: readonly Draft[], gone: readonly string[]): Promise<void> {
  const transaction = database.transaction(TABLE, 'readwrite', { durability: 'strict' });
  const table = transaction.objectStore(TABLE);
  try {
    for (const draft of put) table.put(draft);
    for (const name of gone) table.delete(name);
  } catch (error) {
    // What was put before the one that cannot be put would stay.
    transaction.abort();
    throw error;
  }
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

const outcomeOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function notKept(cause: unknown): never {
  throw new StoreError('not-kept', undefined, { cause });
}
