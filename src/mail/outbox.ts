import { join } from 'node:path';
import { fileNames, removeUnfinished, writeFileDurably } from './durable-files.ts';
import type { Limits } from './options.ts';
import type { Queue, QueueOptions } from './queue.ts';
import { waitingFolder } from './queue-folder.ts';
import { quota } from './quota.ts';

/** Where messages are kept. */
export interface Outbox {
  /** Saves a message under a name; resolves, with words for the log, once it cannot be lost any more. */
  save(name: string, source: Buffer): Promise<string>;
  /** Names of the messages that are there, and of those that the queue delivered not long ago. */
  names(): Promise<string[]>;
  close(): Promise<void>;
}

/** Longer than it takes to write any message, so that no other process still writes the file. */
const ABANDONED_MS = 60_000;

/**
 * Keeps messages as `.eml` files, which every mail program opens.
 * @param folder made when it does not exist
 * @param openQueue opens the queue that delivers them; without it they stay in the folder
 */
export function openOutbox(
  folder: string,
  limits: Limits,
  log: (line: string) => void,
  openQueue?: (options: QueueOptions) => Queue,
): Outbox {
  const into = openQueue ? waitingFolder(folder) : folder;
  const makeRoom = quota(folder, limits.outboxBytes);
  const logError = (error: unknown) => log(`The outbox cannot be tidied: ${error}`);
  const tidy = () =>
    Promise.all([...new Set([folder, into])].map((path) => removeUnfinished(path, ABANDONED_MS))).catch(
      logError,
    );
  const tidying = setInterval(tidy, ABANDONED_MS).unref();
  void tidy();
  const queue = openQueue?.({ folder, limits, log });
  return {
    async save(name, source) {
      const file = `${name}.eml`;
      await makeRoom(source.length);
      await writeFileDurably(into, file, source);
      queue?.add(name);
      return queue ? `queued as ${name}` : `saved as ${join(folder, file)}`;
    },
    names: async () => (await fileNames(into)).filter((name) => /\.(eml|sending|sent)$/.test(name)),
    async close() {
      clearInterval(tidying);
      await queue?.close();
    },
  };
}
