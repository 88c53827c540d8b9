import { Refused, type Way } from '../app/api.ts';
import type { EditorSite } from './editor-site.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-protocol.ts';

export interface WorkerWay extends Way {
  /** How many files are not published yet, for `useSyncExternalStore`. */
  drafts(): number;
  onDrafts(listener: () => void): () => void;
}

/**
 * The way to the content through a worker.
 * @param worker runs `worker.ts`
 */
export function workerWay(worker: Worker, { address: site }: EditorSite): WorkerWay {
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(reason: unknown): void }>();
  const listeners = new Set<() => void>();
  let drafts = 0;
  let last = 0;
  const send = (request: WorkerRequest) => worker.postMessage(request);

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if ('drafts' in data) {
      drafts = data.drafts;
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

  function post<Answer>(action: string, body: object, signal?: AbortSignal): Promise<Answer> {
    const id = ++last;
    return new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      signal?.addEventListener('abort', () => {
        if (!waiting.delete(id)) return;
        send({ gone: id });
        reject(signal.reason);
      });
      send({ id, action, body });
    });
  }

  return {
    post,
    pictureUrl: (file) => post('picture-url', { file }),
    editorUrl: (address) => `#${address}`,
    // The drafts of all pages are in one place.
    lockName: () => 'edit the website',
    pageUrl: (address) => new URL(address, site).href,
    saved: 'Saved in this browser',
    drafts: () => drafts,
    onDrafts(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
