import { readFile } from 'node:fs/promises';
import { headerText } from './message.ts';
import { parseMessageName } from './message-name.ts';
import type { Limits } from './options.ts';
import { failedFolder, queueFolder } from './queue-folder.ts';
import { isPermanent, type SendSource } from './smtp.ts';

export interface QueueOptions {
  /** The outbox; see `queueFolder`. */
  folder: string;
  limits: Limits;
  log: (line: string) => void;
}

/** Delivers the messages in a folder, including those saved by other processes. */
export interface Queue {
  /** Delivers a newly saved message. */
  add(name: string): void;
  /** Waits two seconds for deliveries in progress, then returns the messages to the queue. */
  close(): Promise<void>;
}

interface Entry {
  failures: number;
  /** Time of the next attempt. */
  at: number;
}

const CONCURRENCY = 5;
const RESCAN_MS = 30_000;
const CLOSE_MS = 2_000;

export function openQueue({ folder, limits, log }: QueueOptions, send: SendSource): Queue {
  const files = queueFolder(folder, limits);
  const entries = new Map<string, Entry>();
  const active = new Map<string, Promise<void>>();
  const stop = new AbortController();
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  /** Starts all due deliveries and sets a timer for the next one. */
  function schedule(): void {
    clearTimeout(timer);
    if (closed) return;
    const now = performance.now();
    let next = Number.POSITIVE_INFINITY;
    for (const [name, entry] of entries) {
      if (active.size >= CONCURRENCY) return;
      if (active.has(name)) continue;
      if (entry.at <= now) start(name, entry);
      else next = Math.min(next, entry.at);
    }
    if (next < Number.POSITIVE_INFINITY) timer = setTimeout(schedule, next - now).unref();
  }

  function start(name: string, entry: Entry): void {
    const work = attempt(name, entry)
      .catch((error: unknown) => {
        entry.at = performance.now() + retryDelay(++entry.failures);
        log(`The queue cannot be written: ${error}`);
      })
      .then(() => {
        active.delete(name);
        schedule();
      });
    active.set(name, work);
  }

  async function attempt(name: string, entry: Entry): Promise<void> {
    const path = await files.claim(name);
    if (path) {
      const outcome = await deliver(path);
      if (outcome instanceof Error) {
        if (!(await giveUp(name, path, outcome))) return putBack(name, path, entry, outcome);
      } else {
        await files.finish(name, path);
        log(`Message ${name} ${outcome}`);
      }
    }
    entries.delete(name);
  }

  async function deliver(path: string): Promise<string | Error> {
    const source = await readFile(path);
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(limits.deliverMs)]);
    return send(source, signal).catch((error: unknown) => {
      if (signal.aborted) return new Error(`no answer within ${limits.deliverMs / 1000} s`);
      return error instanceof Error ? error : new Error(String(error));
    });
  }

  /** Moves a message to `failed/` if the error is permanent or the message is too old. */
  async function giveUp(name: string, path: string, error: Error): Promise<boolean> {
    const now = Date.now();
    const isOld = now - (parseMessageName(`${name}.eml`)?.time ?? now) >= limits.giveUpMs;
    if (stop.signal.aborted || (!isPermanent(error) && !isOld)) return false;
    const reason = `NOT delivered: ${headerText(error.message)}`;
    await files.fail(name, path, reason);
    log(`Message ${name} ${reason}. It is kept in ${failedFolder(folder)}.`);
    return true;
  }

  async function putBack(name: string, path: string, entry: Entry, error: Error): Promise<void> {
    await files.putBack(name, path);
    const ms = retryDelay(++entry.failures);
    entry.at = performance.now() + ms;
    if (stop.signal.aborted) return;
    const next = `Next attempt in ${Math.ceil(ms / 1000)} s.`;
    log(`Message ${name} not delivered yet: ${headerText(error.message)}. ${next}`);
  }

  const retryDelay = (failures: number) => Math.min(limits.retryMs * 2 ** (failures - 1), limits.maxRetryMs);

  function add(name: string): void {
    if (entries.has(name)) return;
    entries.set(name, { failures: 0, at: performance.now() });
    schedule();
  }

  const scan = async () => {
    for (const name of await files.scan()) add(name);
  };
  const rescan = () => scan().catch((error: unknown) => log(`The queue cannot be read: ${error}`));
  const rescanning = setInterval(rescan, RESCAN_MS).unref();
  void rescan();
  return {
    add,
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(rescanning);
      const deadline = setTimeout(() => stop.abort(), CLOSE_MS);
      await Promise.all(active.values());
      clearTimeout(deadline);
    },
  };
}
