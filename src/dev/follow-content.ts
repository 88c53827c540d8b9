import site from 'virtual:site';
import type { ViteHotContext } from 'vite/types/hot.d.ts';
import type { RunningApp } from '../client.tsx';
import { ERROR_TITLE } from '../constants.ts';
import { normalAddress } from '../page/content.ts';
import { applyHead, headTags } from '../page/head.ts';
import { forgetContent, loadContent } from '../page/load.ts';
import type { ContentChanged } from './events.ts';

/**
 * Puts saved content into the page that is shown, in place: scroll position, menus and what was typed stay.
 * @param app absent when this document is not alive; it is loaded anew then
 */
export function followContent(hot: ViteHotContext, app: RunningApp | undefined): void {
  let current = site;
  hot.on('content:changed', (change) => {
    if (!app) return location.reload();
    if (change.site) {
      current = change.site;
      app.showSite(current);
    }
    void showChange(app.router, change);
  });

  async function showChange(router: RunningApp['router'], { pages }: ContentChanged): Promise<void> {
    forgetContent(pages === 'all' ? undefined : pages);
    const address = normalAddress(location.pathname);
    if (pages !== 'all' && !pages.includes(address)) return;
    // An error screen stays until the next navigation, and a page that is gone has nothing to show in place.
    const content = router.state.errors ? undefined : await loadContent(address);
    if (!content) return location.reload();
    await router.revalidate();
    applyHead(headTags(current, content, ERROR_TITLE));
  }
}
