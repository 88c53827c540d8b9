/**
 * Shows the notice if today, by the visitor's clock, is one of its days, and hides it otherwise or once it was closed. The
 * document's head runs the source of this function before the first paint, so it can use nothing from outside.
 */
export function showNotice(from: string, until: string, text: string): void {
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  let closed: string | null = null;
  try {
    closed = localStorage.getItem('closed-notice');
  } catch {
    // Storage is blocked: the notice comes back with each document.
  }
  const isShown = from <= today && today <= until && closed !== `${from} ${until} ${text}`;
  document.documentElement.classList.toggle('has-notice', isShown);
}

/** Hides the notice, on later visits as well, until its days or words change. */
export function closeNotice(from: string, until: string, text: string): void {
  try {
    localStorage.setItem('closed-notice', `${from} ${until} ${text}`);
  } catch {
    // Storage is blocked: it stays closed as long as the document.
  }
  document.documentElement.classList.remove('has-notice');
}
