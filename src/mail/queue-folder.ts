import { randomBytes } from 'node:crypto';
import { rename, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../has-code.ts';
import { fileNames, makeFolder, syncFolder, writeFileDurably } from './durable-files.ts';
import { parseMessageName } from './message-name.ts';
import type { Limits } from './options.ts';

/**
 * The files of a queue: `queue/<name>.eml` is waiting, `queue/<name>.<time>-<random>.sending` is being delivered,
 * `queue/<name>.sent`, an empty file, was recently delivered, and `failed/` contains undeliverable messages. A process
 * claims a message by renaming its file, so several processes can share the folder.
 */
export interface QueueFolder {
  /** Claims a message; returns the path of its file, or undefined if it is gone. */
  claim(name: string): Promise<string | undefined>;
  /** Returns a claimed message to the queue. */
  putBack(name: string, path: string): Promise<void>;
  /** Deletes the text of a delivered message. */
  finish(name: string, path: string): Promise<void>;
  /** Moves a message to `failed/`, with the reason in a text file. */
  fail(name: string, path: string, reason: string): Promise<void>;
  /** Names of waiting messages. Returns messages claimed by killed processes, and removes expired `.sent` files. */
  scan(): Promise<string[]>;
}

/** Time beyond `deliverMs` after which the process that claimed a message counts as killed. */
const LEASE_MARGIN_MS = 15_000;
const CLAIMED = /\.(\d+)-[0-9a-f]{8}\.sending$/;

export const waitingFolder = (outbox: string): string => join(outbox, 'queue');
export const failedFolder = (outbox: string): string => join(outbox, 'failed');

export function queueFolder(outbox: string, { deliverMs, repeatMs }: Limits): QueueFolder {
  const [waiting, failed] = [waitingFolder(outbox), failedFolder(outbox)];
  const waitingPath = (name: string) => join(waiting, `${name}.eml`);

  /** Renames a file; false if another process has done so before. */
  async function move(from: string, to: string): Promise<boolean> {
    try {
      await rename(from, to);
      return true;
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return false;
      throw error;
    }
  }

  return {
    async claim(name) {
      const claimed = join(waiting, `${name}.${Date.now()}-${randomBytes(4).toString('hex')}.sending`);
      return (await move(waitingPath(name), claimed)) ? claimed : undefined;
    },
    putBack: (name, path) => rename(path, waitingPath(name)),
    async finish(name, path) {
      const sent = join(waiting, `${name}.sent`);
      await rename(path, sent);
      await truncate(sent);
    },
    async fail(name, path, reason) {
      const advice = `To try again, move ${name}.eml into the folder “queue” beside this one.`;
      await makeFolder(failed);
      await rm(join(failed, `${name}.txt`), { force: true });
      await writeFileDurably(failed, `${name}.txt`, `${new Date().toISOString()} ${reason}\n${advice}\n`);
      await rename(path, join(failed, `${name}.eml`));
      await syncFolder(failed);
    },
    async scan() {
      const names: string[] = [];
      for (const file of (await fileNames(waiting)).sort()) {
        const path = join(waiting, file);
        const claimed = CLAIMED.exec(file);
        if (file.endsWith('.eml')) names.push(file.slice(0, -'.eml'.length));
        else if (claimed && Math.abs(Date.now() - Number(claimed[1])) > deliverMs + LEASE_MARGIN_MS) {
          const name = file.slice(0, claimed.index);
          if (await move(path, waitingPath(name))) names.push(name);
        } else if (file.endsWith('.sent')) {
          const { time } = parseMessageName(file) ?? { time: 0 };
          if (Date.now() - time > repeatMs) await rm(path, { force: true });
        }
      }
      return names;
    },
  };
}
