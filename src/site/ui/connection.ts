import { showToast } from './toast/show-toast.ts';

interface ConnectionWords {
  offline: string;
  online: string;
}

interface NewVersionWords {
  newVersion: string;
  /** Label of the button that reloads the page. */
  reload: string;
}

/**
 * Shows a toast while the browser is offline, and one when it is online again.
 * @returns a function that stops watching
 */
export function watchConnection(words: ConnectionWords): () => void {
  const offline = () => showToast({ message: words.offline, duration: Number.POSITIVE_INFINITY });
  const online = () => showToast({ message: words.online });
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  return () => {
    window.removeEventListener('offline', offline);
    window.removeEventListener('online', online);
  };
}

let announced = false;

/**
 * Offers a reload, once, after a new version of the site was deployed. The current page keeps working, and text in the form
 * survives the reload.
 */
export function announceNewVersion(words: NewVersionWords): void {
  if (announced) return;
  announced = true;
  showToast({
    message: words.newVersion,
    action: { label: words.reload, run: () => location.reload() },
    duration: Number.POSITIVE_INFINITY,
  });
}
