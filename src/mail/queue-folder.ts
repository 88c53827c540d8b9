import { randomBytes } from 'node:crypto';
import { rename, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../has-code.ts';
import { fileNames, makeFolder, syncFolder, writeFileDurably } from './durable-files.ts';
import { parseMessageName } from './message-name.ts';
import type { Limits } from './options.ts';

/**
 * The files of a queue: `queue/<name>.eml` waits, `queue/<name>.<time>-<random>.sending` is on its way,
 * `queue/<name>.sent`, which is empty, was delivered not long ago, and `failed/` keeps what cannot be delivered.
 * Renaming a file is how a process takes a message: only one succeeds, so that several may share the folder.
 */
export interface QueueFolder {
  /** Takes a message; returns the path of its file, or nothing when it is not there any more. */
  take(name: string): Promise<string | undefined>;
  /** Puts a message back that was taken. */
  putBack(name: string, path: string): Promise<void>;
  /** Removes the text of a message that was delivered. */
  finish(name: string, path: string): Promise<void>;
  /** Moves a message to the failed ones, with the reason in a file beside it. */
  fail(name: string, path: string, reason: string): Promise<void>;
  /** Names of the messages that wait. Puts back what a killed process had taken, and removes what is done. */
  scan(): Promise<string[]>;
}

/** What a message may take beyond `deliverMs` before the process that took it counts as killed. */
const LEASE_MARGIN_MS = 15_000;
const TAKEN = /\.(\d+)-[0-9a-f]{8}\.sending$/;

export const waitingFolder = (outbox: string): string => join(outbox, 'queue');
export const failedFolder = (outbox: string): string => join(outbox, 'failed');

export function queueFolder(outbox: string, { deliverMs, repeatMs }: Limits): QueueFolder {
  const [waiting, failed] = [waitingFolder(outbox), failedFolder(outbox)];
  const waitingPath = (name: string) => join(waiting, `${name}.eml`);

  /** Renames a file unless another process was faster. */
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
    async take(name) {
      const taken = join(waiting, `${name}.${Date.now()}-${randomBytes(4).toString('hex')}.sending`);
      return (await move(waitingPath(name), taken)) ? taken : undefined;
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
        const taken = TAKEN.exec(file);
        if (file.endsWith('.eml')) names.push(file.slice(0, -'.eml'.length));
        else if (taken && Math.abs(Date.now() - Number(taken[1])) > deliverMs + LEASE_MARGIN_MS) {
          const name = file.slice(0, taken.index);
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
