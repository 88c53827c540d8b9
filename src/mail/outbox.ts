import { join } from 'node:path';
import { fileNames, removeIncomplete, writeFileDurably } from './durable-files.ts';
import type { Limits } from './options.ts';
import type { Queue, QueueOptions } from './queue.ts';
import { waitingFolder } from './queue-folder.ts';
import { quota } from './quota.ts';

/** The folder of messages. */
export interface Outbox {
  /** Saves a message; resolves with a text for the log when it is safely on disk. */
  save(name: string, source: Buffer): Promise<string>;
  /** File names of the saved messages, and of those that the queue has recently delivered. */
  names(): Promise<string[]>;
  close(): Promise<void>;
}

/** Longer than any process takes to write a message. */
const ABANDONED_MS = 60_000;

/**
 * Saves messages as `.eml` files, which every mail program opens.
 * @param folder created if it does not exist
 * @param openQueue opens the queue that delivers messages; without it they stay in the folder
 */
export function openOutbox(
  folder: string,
  limits: Limits,
  log: (line: string) => void,
  openQueue?: (options: QueueOptions) => Queue,
): Outbox {
  const target = openQueue ? waitingFolder(folder) : folder;
  const reserve = quota(folder, limits.outboxBytes);
  const logError = (error: unknown) => log(`The outbox cannot be cleaned up: ${error}`);
  const cleanUp = () =>
    Promise.all([...new Set([folder, target])].map((path) => removeIncomplete(path, ABANDONED_MS))).catch(
      logError,
    );
  const cleaning = setInterval(cleanUp, ABANDONED_MS).unref();
  void cleanUp();
  const queue = openQueue?.({ folder, limits, log });
  return {
    async save(name, source) {
      const file = `${name}.eml`;
      await reserve(source.length);
      await writeFileDurably(target, file, source);
      queue?.add(name);
      return queue ? `queued as ${name}` : `saved as ${join(folder, file)}`;
    },
    names: async () => (await fileNames(target)).filter((name) => /\.(eml|sending|sent)$/.test(name)),
    async close() {
      clearInterval(cleaning);
      await queue?.close();
    },
  };
}
