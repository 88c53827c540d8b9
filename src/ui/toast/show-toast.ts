/** What a toast says and offers. */
export interface ToastRequest {
  message: string;
  /** A button beside the message. It closes the toast as well. */
  action?: { label: string; run: () => void };
  /** Milliseconds until it dismisses itself, or `Infinity`; TOAST_MS when left out. */
  duration?: number;
}

type Show = (request: ToastRequest) => void;

let show: Show | undefined;
let waiting: ToastRequest | undefined;

/**
 * Shows a toast in place of the one that may be on the screen. The toaster arrives after hydration: until
 * then the newest request waits for it, and its time starts when it appears. Only for event handlers and
 * effects, never while rendering.
 */
export function showToast(request: ToastRequest): void {
  if (show) show(request);
  else waiting = request;
}

/**
 * Called by the toaster once it can show toasts; hands it the request that waited.
 * @returns the function that disconnects it
 */
export function connectToaster(toaster: Show): () => void {
  show = toaster;
  if (waiting) {
    toaster(waiting);
    waiting = undefined;
  }
  return () => {
    show = undefined;
  };
}
