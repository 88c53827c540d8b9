// Has to come before the first component, for React's fast refresh.
import '@vitejs/plugin-react/preamble';
import { running } from '../client.tsx';
import { followContent } from './follow-content.ts';
import { problemsElement } from './problems/element.ts';

// What the boot script does in the built site, once nothing waits for the line any more.
document.documentElement.classList.add('fonts');

if (import.meta.hot) {
  const { hot } = import.meta;
  const overlay = problemsElement();
  hot.on('content:problems', (problems) => overlay.show(problems));
  hot.send('content:hello', null);
  followContent(hot, await running);
}
