// React Fast Refresh needs this before the first component.
import '@vitejs/plugin-react/preamble';
import { hydrate } from '../client.tsx';
import { applyChanges } from './apply-changes.ts';
import { showEditLink } from './edit-link.ts';
import { problemsDisplay } from './problems/display.ts';

const running = hydrate();
const editLink = showEditLink();
void running.then((app) => app?.navigator.subscribe(editLink.update));

if (import.meta.hot) {
  const { hot } = import.meta;
  hot.on('content:problems', problemsDisplay());
  const app = await running;
  applyChanges(hot, app);
  hot.send('content:hello', null);
}
