import type { EditorSite } from '../editor-site.ts';
import type { WorkerAnswer, WorkerRequest } from '../protocol.ts';
import type { StoreRefusal } from '../store/content-store.ts';

/** A request is refused, with a sentence for the editor. */
export class Refused extends Error {
  /** @param refusal the reason, where the store has refused */
  constructor(
    message: string,
    readonly refusal?: StoreRefusal,
  ) {
    super(message);
  }
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(reason: unknown): void;
}

let worker: Worker;
let site: EditorSite;
let last = 0;
let count = 0;
const waiting = new Map<number, Waiting>();
const listeners = new Set<() => void>();

/**
 * Sends all requests to a worker. Called before the editor is rendered.
 * @param started runs `worker.ts`
 */
export function connect(started: Worker, about: EditorSite): void {
  worker = started;
  site = about;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if ('drafts' in data) {
      count = data.drafts;
      for (const listener of listeners) listener();
      return;
    }
    const { resolve, reject } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if ('answer' in data) resolve?.(data.answer);
    else reject?.(new Refused(data.message, data.refusal));
  });
  // Without its worker the editor can do nothing, and what was typed is kept by then.
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
}

/** Asks the worker to do something. @throws Refused; Error when the worker has failed */
export function post<Answer>(action: string, ...given: unknown[]): Promise<Answer> {
  const request: WorkerRequest = { id: ++last, action, given };
  return new Promise<Answer>((resolve, reject) => {
    waiting.set(request.id, { resolve: resolve as (answer: unknown) => void, reject });
    worker.postMessage(request);
  });
}

const isFolder = () => site.place.kind === 'folder';

/** Address of the editor of a page. */
export const editorUrl = (address: string): string => `#${address}`;

/** Address of a page as visitors see it. */
export const pageUrl = (address: string): string => site.address + address;

/** What the bar says of work that is saved. */
export const savedWords = (): string => (isFolder() ? 'Saved' : 'Saved in this browser');

/** What one tab at a time may have, to edit the page of a file. The drafts of all pages are in one place. */
export const lockName = (file: string): string => (isFolder() ? `edit ${file}` : 'edit the website');

/** How many files are not published yet, for `useSyncExternalStore`. */
export const drafts = (): number => count;

export function onDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
