import '../../styles/index.css';
import { problemsOverlay } from './overlay.ts';

/** Keeps a document that holds nothing but problems up to date, until its page can be shown. */
const element = problemsOverlay();
import.meta.hot?.on('content:problems', (problems) => {
  const errors = problems.filter(({ severity }) => severity === 'error');
  // With none, the page comes in a moment, or stays away for a reason that the document already names.
  if (errors.length > 0) element.show(errors);
});
import.meta.hot?.on('content:changed', async () => {
  const { status } = await fetch(location.href);
  if (status !== 500) location.reload();
});
import.meta.hot?.send('content:hello', null);
