import { normalAddress, type PageContent } from '../../site/page/content.ts';
import { forgetContent, loadContent } from '../../site/page/load.ts';
import type { ContentChanged } from './events.ts';

/**
 * Updates the current page when content is saved; the document of a page that was created or deleted is reloaded.
 * @param isMissing whether the window shows the error screen of an unknown address
 * @param update shows new content in place; undefined when this document was not hydrated
 */
export async function applyChange(
  { pages }: ContentChanged,
  isMissing: boolean,
  update?: (content: PageContent) => void,
): Promise<void> {
  forgetContent(pages === 'all' ? undefined : pages);
  const address = normalAddress(location.pathname);
  if (pages !== 'all' && !pages.includes(address)) return;
  const content = await loadContent(address);
  if (isMissing && !content) return;
  if (isMissing || !content || !update) location.reload();
  else update(content);
}
