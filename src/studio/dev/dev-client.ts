// React Fast Refresh needs this before the first component.
import '@vitejs/plugin-react/preamble';
import { hydrate } from '../../site/client.tsx';
import { applyChange } from './apply-changes.ts';
import { DevApp } from './DevApp.tsx';
import { problemsOverlay } from './problems/overlay.ts';

const running = hydrate(undefined, undefined, DevApp);

if (import.meta.hot) {
  const { hot } = import.meta;
  hot.on('content:problems', (sent) => problemsOverlay().show(sent));
  if (!(await running)) {
    const isMissing = document.documentElement.dataset.status === '404';
    hot.on('content:changed', (change) => void applyChange(change, isMissing));
  }
  hot.send('content:hello', null);
}
