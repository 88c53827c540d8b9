import '../../../site/styles/index.css';
import { problemsOverlay } from './overlay.ts';

/** Updates a page that only lists problems, until the page itself can be shown. */
const element = problemsOverlay();
import.meta.hot?.on('content:problems', (sent) => {
  // Without errors the page reloads in a moment, or stays for the reason that is already listed.
  if (sent.problems.length > 0) element.show(sent);
});
import.meta.hot?.on('content:changed', async () => {
  const { status } = await fetch(location.href);
  if (status !== 500) location.reload();
});
import.meta.hot?.send('content:hello', null);
