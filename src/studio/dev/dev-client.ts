// React Fast Refresh needs this before the first component.
import '@vitejs/plugin-react/preamble';
import { hydrate } from '../../site/client.tsx';
import { normalAddress } from '../../site/page/content.ts';
import { EDITOR_PATH } from '../editor-site.ts';
import css from './edit-link.css?inline';
import { followContent } from './follow-content.ts';

/** Adds a link to the editor of the current page, in a corner of every page. */
function showEditLink(): void {
  // An address without a page has nothing to edit.
  if (document.documentElement.dataset.status === '404') return;
  const host = document.createElement('edit-link');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${css}</style><a>Edit this page</a>`;
  const link = root.querySelector('a');
  const update = () => {
    if (link) link.href = `${EDITOR_PATH}#${normalAddress(location.pathname)}`;
  };
  // The app may have loaded another page meanwhile.
  for (const event of ['pointerenter', 'focus']) link?.addEventListener(event, update);
  update();
  document.body.append(host);
}

showEditLink();
followContent();
void hydrate();
