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
  followContent(hot, app);
  hot.send('content:hello', null);
}
