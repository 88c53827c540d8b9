import site from 'virtual:site';
import type { ViteHotContext } from 'vite/types/hot.d.ts';
import type { RunningApp } from '../client.tsx';
import { ERROR_TITLE } from '../constants.ts';
import { normalAddress } from '../page/content.ts';
import { applyHead, headTags } from '../page/head.ts';
import { forgetContent, loadContent } from '../page/load.ts';
import type { ContentChanged } from './events.ts';

/**
 * Updates the current page in place when content is saved: scroll position, menus and form input are kept.
 * @param app undefined when this document was not hydrated
 */
export function applyChanges(hot: ViteHotContext, app: RunningApp | undefined): void {
  let current = site;
  hot.on('content:changed', (change) => {
    if (change.site) {
      current = change.site;
      app?.showSite(current);
    }
    void showChange(change);
  });

  async function showChange({ pages }: ContentChanged): Promise<void> {
    forgetContent(pages === 'all' ? undefined : pages);
    const address = normalAddress(location.pathname);
    if (pages !== 'all' && !pages.includes(address)) return;
    const content = await loadContent(address);
    const missing = app
      ? app.navigator.view().content === undefined
      : document.documentElement.dataset.status === '404';
    if (missing && !content) return;
    // The page was created or deleted, or this document was not hydrated.
    if (missing || !content || !app) return location.reload();
    app.navigator.showContent(content);
    applyHead(headTags(current, content, ERROR_TITLE));
  }
}
