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
 * Says when the connection is lost, until something else is said, and when it is back.
 * @returns the function that ends the watch
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
 * Offers a reload because this site has been deployed anew since the document was loaded. Offered once: the
 * page that is open goes on working, and what a visitor has typed survives the reload.
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
