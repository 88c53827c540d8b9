/** Contents of a toast. */
export interface ToastRequest {
  message: string;
  /** A button beside the message. It closes the toast as well. */
  action?: { label: string; run: () => void };
  /** Milliseconds until it dismisses itself, or `Infinity`; TOAST_MS by default. */
  duration?: number;
}

type Show = (request: ToastRequest) => void;

let show: Show | undefined;
let waiting: ToastRequest | undefined;

/**
 * Shows a toast, replacing the current one. Before the toaster has loaded, the newest request waits for it; its time starts
 * when it appears. Call it from event handlers and effects, never while rendering.
 */
export function showToast(request: ToastRequest): void {
  if (show) show(request);
  else waiting = request;
}

/**
 * Called by the toaster once it can show toasts; passes it the waiting request.
 * @returns a function that disconnects it
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
