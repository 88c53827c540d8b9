// Has to come before the first component, for React's fast refresh.
import '@vitejs/plugin-react/preamble';
import { hydrate } from '../client.tsx';
import { followContent } from './follow-content.ts';
import { problemsElement } from './problems/element.ts';

const running = hydrate();

if (import.meta.hot) {
  const { hot } = import.meta;
  const overlay = problemsElement();
  hot.on('content:problems', (problems) => overlay.show(problems));
  const app = await running;
  if (app) await hydrated();
  followContent(hot, app);
  hot.send('content:hello', null);
}

/** Before it is hydrated, a page cannot take anything new. */
function hydrated(): Promise<void> {
  const root = document.documentElement;
  const isAlive = () => root.classList.contains('alive');
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => isAlive() && done());
    const done = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(root, { attributeFilter: ['class'] });
    if (isAlive()) done();
  });
}
