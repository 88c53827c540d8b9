import { normalAddress } from '../../site/page/content.ts';
import { EDITOR_PATH } from '../editor-site.ts';
import css from './edit-link.css?inline';

/** Adds a link to the editor of the current page, in a corner of every page. */
export function showEditLink(): { update(): void } {
  const host = document.createElement('edit-link');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${css}</style><a>Edit this page</a>`;
  const link = root.querySelector('a');
  const update = () => {
    // An address without a page has nothing to edit.
    host.hidden = document.documentElement.dataset.status === '404';
    if (link) link.href = `${EDITOR_PATH}#${normalAddress(location.pathname)}`;
  };
  // The page's own links are followed without loading a document; this one leaves the page.
  link?.addEventListener('click', (event) => event.stopPropagation());
  update();
  document.body.append(host);
  return { update };
}
