// Has to come before the first component, for React's fast refresh.
import '@vitejs/plugin-react/preamble';
import { hydrate } from '../client.tsx';
import { followContent } from './follow-content.ts';
import { problemsDisplay } from './problems/show.ts';

const running = hydrate();

if (import.meta.hot) {
  const { hot } = import.meta;
  hot.on('content:problems', problemsDisplay());
  const app = await running;
  followContent(hot, app);
  hot.send('content:hello', null);
}
