import { deleteDraft, markInterrupted, takeInterrupted } from './form-draft.ts';
import { type Outcome, send } from './send.ts';

/**
 * The message in flight, at most one at a time. Following a link within the site does not abort it, and a form that renders
 * later finds it here. Leaving the site aborts it: the browser would do so anyway, without reporting it.
 */
let inFlight: AbortController | undefined;

type OutcomeListener = (outcome: Outcome) => void;

let form: OutcomeListener | undefined;
const watchers = new Set<() => void>();

/** Whether a message is in flight. */
export const isSending = (): boolean => inFlight !== undefined;

/** Calls back when `isSending` changes. @returns a function that stops watching */
export function watchSending(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Registers the form on screen, which then receives outcomes. If the visitor left the site while a message was in flight, the
 * next form receives `failed` at once.
 * @returns a function that unregisters the form
 */
export function onOutcome(listener: OutcomeListener): () => void {
  form = listener;
  if (!isSending() && takeInterrupted()) listener('failed');
  return () => {
    if (form === listener) form = undefined;
  };
}

function setInFlight(controller: AbortController | undefined) {
  inFlight = controller;
  for (const watcher of watchers) watcher();
}

/**
 * Sends a message, unless one is in flight: two submits in one task send once.
 * @param fallback receives the outcome if no form is on screen by then
 */
export async function deliver(to: string, message: FormData, fallback: OutcomeListener): Promise<void> {
  if (isSending()) return;
  const controller = new AbortController();
  setInFlight(controller);

  let restored: Promise<void> | undefined;
  const leave = () => {
    markInterrupted();
    // Resolves only if the back-forward cache restores the page.
    restored = new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));
    controller.abort();
  };
  window.addEventListener('pagehide', leave, { once: true });

  const outcome = await send(to, message, controller);
  // When leaving a page, browsers fail its requests first and fire pagehide right after.
  if (outcome === 'failed') await new Promise((resolve) => setTimeout(resolve));
  window.removeEventListener('pagehide', leave);
  if (outcome === 'sent') {
    deleteDraft();
    takeInterrupted();
  }
  setInFlight(undefined);
  if (restored) {
    await restored;
    takeInterrupted();
  }
  (form ?? fallback)(outcome);
}
