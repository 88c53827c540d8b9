import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNames, isCode, makeFolder, syncFolder, writeWhole } from './files.ts';
import { headerText } from './message.ts';
import { parseMessageName } from './message-name.ts';
import type { Limits } from './options.ts';
import { isPermanent, type SendSource } from './smtp.ts';

export interface QueueOptions {
  /** The outbox; messages wait in its folder `queue` and end in `failed` when they cannot be delivered. */
  folder: string;
  limits: Limits;
  log: (line: string) => void;
}

/**
 * Delivers the messages in a folder. The folder is the queue: `<name>.eml` waits, `<name>.<time>-<random>.sending`
 * is on its way, and `<name>.sent`, which is empty, was delivered not long ago. Renaming a file is how a process
 * takes a message, so that several may share the folder, and what a killed one had taken goes back after a while.
 */
export interface Queue {
  /** Delivers a message that has just been saved. */
  add(name: string): void;
  /** Gives messages on their way two seconds, then puts them back. */
  close(): Promise<void>;
}

interface Entry {
  failures: number;
  /** When to try next. */
  at: number;
}

const AT_ONCE = 5;
const RESCAN_MS = 30_000;
const CLOSE_MS = 2_000;
/** What a message may take beyond `deliverMs` before it counts as abandoned by a killed process. */
const LEASE_MARGIN_MS = 15_000;
const TAKEN = /\.(\d+)-[0-9a-f]{8}\.sending$/;

export const queueFolder = (outbox: string): string => join(outbox, 'queue');

export function openQueue({ folder, limits, log }: QueueOptions, send: SendSource): Queue {
  const waiting = queueFolder(folder);
  const failed = join(folder, 'failed');
  const entries = new Map<string, Entry>();
  const busy = new Map<string, Promise<void>>();
  const stop = new AbortController();
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  /** Starts what is due and comes back when the next message is. */
  function pump(): void {
    clearTimeout(timer);
    if (closed) return;
    const now = performance.now();
    let next = Number.POSITIVE_INFINITY;
    for (const [name, entry] of entries) {
      if (busy.size >= AT_ONCE) return;
      if (busy.has(name)) continue;
      if (entry.at <= now) start(name, entry);
      else next = Math.min(next, entry.at);
    }
    if (next < Number.POSITIVE_INFINITY) timer = setTimeout(pump, next - now).unref();
  }

  function start(name: string, entry: Entry): void {
    const work = attempt(name, entry).then(() => {
      busy.delete(name);
      pump();
    });
    busy.set(name, work);
  }

  /** Tries to deliver one message; never rejects. */
  async function attempt(name: string, entry: Entry): Promise<void> {
    const taken = `${name}.${Date.now()}-${randomBytes(4).toString('hex')}.sending`;
    try {
      await rename(join(waiting, `${name}.eml`), join(waiting, taken));
      const outcome = await deliver(join(waiting, taken));
      if (outcome instanceof Error) return await keep(name, taken, entry, outcome);
      await rename(join(waiting, taken), join(waiting, `${name}.sent`));
      entries.delete(name);
      log(`Message ${name} ${outcome}`);
      await truncate(join(waiting, `${name}.sent`));
    } catch (error) {
      if (isCode(error, 'ENOENT')) {
        entries.delete(name); // Another process has taken it, or a person has removed it.
        return;
      }
      entry.at = performance.now() + pause(++entry.failures);
      log(`The queue cannot be written: ${error}`);
    }
  }

  async function deliver(path: string): Promise<string | Error> {
    const source = await readFile(path);
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(limits.deliverMs)]);
    return send(source, signal).catch((error: unknown) =>
      signal.aborted ? new Error(`no answer within ${limits.deliverMs / 1000} s`) : toError(error),
    );
  }

  /** Keeps a message that was not delivered: for another attempt, or for a person to look at. */
  async function keep(name: string, taken: string, entry: Entry, error: Error): Promise<void> {
    const reason = headerText(error.message);
    const age = Date.now() - (parseMessageName(`${name}.`)?.time ?? Date.now());
    if (!isPermanent(error) && age < limits.giveUpMs) {
      const ms = pause(++entry.failures);
      entry.at = performance.now() + ms;
      await rename(join(waiting, taken), join(waiting, `${name}.eml`));
      if (!stop.signal.aborted)
        log(`Message ${name} not delivered yet: ${reason}. Next attempt in ${Math.ceil(ms / 1000)} s.`);
      return;
    }
    const advice = `To try again, move ${name}.eml into the folder “queue” beside this one.`;
    await makeFolder(failed);
    await rm(join(failed, `${name}.txt`), { force: true });
    await writeWhole(
      failed,
      `${name}.txt`,
      `${new Date().toISOString()} Not delivered: ${reason}\n${advice}\n`,
    );
    await rename(join(waiting, taken), join(failed, `${name}.eml`));
    await syncFolder(failed);
    entries.delete(name);
    log(`Message ${name} NOT delivered: ${reason}. It is kept in ${failed}.`);
  }

  const pause = (failures: number) => Math.min(limits.retryMs * 2 ** (failures - 1), limits.maxRetryMs);

  /** Finds what an earlier or another process has left, and clears what is not needed any more. */
  async function scan(): Promise<void> {
    for (const file of (await fileNames(waiting)).sort()) {
      const taken = TAKEN.exec(file);
      if (taken && Math.abs(Date.now() - Number(taken[1])) > limits.deliverMs + LEASE_MARGIN_MS)
        await putBack(file, file.slice(0, taken.index));
      if (file.endsWith('.eml')) add(file.slice(0, -'.eml'.length));
      const sent = file.endsWith('.sent') ? parseMessageName(file) : undefined;
      if (sent && Date.now() - sent.time > limits.repeatMs) await rm(join(waiting, file), { force: true });
    }
  }

  async function putBack(file: string, name: string): Promise<void> {
    try {
      await rename(join(waiting, file), join(waiting, `${name}.eml`));
      add(name);
    } catch (error) {
      if (!isCode(error, 'ENOENT')) throw error; // Another process was faster.
    }
  }

  function add(name: string): void {
    if (entries.has(name)) return;
    entries.set(name, { failures: 0, at: performance.now() });
    pump();
  }

  const rescan = () => scan().catch((error: unknown) => log(`The queue cannot be read: ${error}`));
  const rescanning = setInterval(rescan, RESCAN_MS).unref();
  void rescan();
  return {
    add,
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(rescanning);
      const cut = setTimeout(() => stop.abort(), CLOSE_MS);
      await Promise.all(busy.values());
      clearTimeout(cut);
    },
  };
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
