import { forgetDraft, markInterrupted, takeInterrupted } from './form-draft.ts';
import { type Outcome, send } from './send.ts';

/**
 * At most one message is on its way at a time, whichever page the visitor looks at meanwhile: following a link
 * within the site does not stop it, and the form that comes back finds it here. Leaving the site does stop it:
 * the browser would, at a moment of its choosing, and without telling anyone.
 */
let inFlight: AbortController | undefined;

type Tell = (outcome: Outcome) => void;

let form: Tell | undefined;
const watchers = new Set<() => void>();

/** Whether a message is on its way now. */
export const isSending = (): boolean => inFlight !== undefined;

/** Calls back whenever `isSending` changes. @returns the function that ends it */
export function watchSending(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Registers the form on the screen: it is told how a message ended. A form that comes after the visitor left
 * the site while a message was on its way is told at once that it was not sent.
 * @returns the function that takes the form away again
 */
export function onOutcome(tell: Tell): () => void {
  form = tell;
  if (!isSending() && takeInterrupted()) tell('failed');
  return () => {
    if (form === tell) form = undefined;
  };
}

function setInFlight(controller: AbortController | undefined) {
  inFlight = controller;
  for (const watcher of watchers) watcher();
}

/**
 * Sends a message, unless one is on its way already: two submits in one task send once.
 * @param tellElsewhere told how it ended when no form is on the screen then
 */
export async function deliver(to: string, message: FormData, tellElsewhere: Tell): Promise<void> {
  if (isSending()) return;
  const controller = new AbortController();
  setInFlight(controller);

  let comeBack: Promise<void> | undefined;
  const leave = () => {
    markInterrupted();
    // Only a page that the back-forward cache brings back goes on from here.
    comeBack = new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }));
    controller.abort();
  };
  window.addEventListener('pagehide', leave, { once: true });

  const outcome = await send(to, message, controller);
  // A browser that leaves a page fails its calls first and says that it leaves right after.
  if (outcome === 'failed') await new Promise((resolve) => setTimeout(resolve));
  window.removeEventListener('pagehide', leave);
  if (outcome === 'sent') {
    forgetDraft();
    takeInterrupted();
  }
  setInFlight(undefined);
  if (comeBack) {
    await comeBack;
    takeInterrupted();
  }
  (form ?? tellElsewhere)(outcome);
}
