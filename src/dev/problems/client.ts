import '../../styles/index.css';
import { problemsElement } from './element.ts';

/** Keeps a document that holds nothing but problems up to date, until its page can be shown. */
const element = problemsElement();
import.meta.hot?.on('content:problems', (problems) => element.show(problems));
import.meta.hot?.on('content:changed', async () => {
  const { status } = await fetch(location.href);
  if (status !== 500) location.reload();
});
import.meta.hot?.send('content:hello', null);
