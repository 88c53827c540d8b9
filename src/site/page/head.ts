import type { Site } from '../../content/index.ts';
import { fill } from '../ui/fill.ts';
import type { PageContent } from './content.ts';

/** Title of the error screen (section 2). A constant, because it is needed even if no content can be loaded. */
export const ERROR_TITLE = 'Unexpected Application Error!';

/** One element of the document's head. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link';
  attributes: Record<string, string>;
  text?: string;
}

/** The content that a page's head depends on; undefined for the error screen. */
export type HeadContent = Pick<PageContent, 'page' | 'socialPicture'>;

/** The document title of a page. */
export const documentTitle = (site: Site, title: string) => fill(site.titlePattern, { title });

/** The head's tags that differ between pages, for the prerender and for navigation. */
export function headTags(site: Site, content: HeadContent | undefined): HeadTag[] {
  const meta = (key: 'name' | 'property', name: string, value: string): HeadTag => ({
    name: 'meta',
    attributes: { [key]: name, content: value },
  });
  if (!content) {
    return [
      { name: 'title', attributes: {}, text: documentTitle(site, ERROR_TITLE) },
      meta('name', 'robots', 'noindex'),
    ];
  }
  const { page, socialPicture } = content;
  const url = new URL(page.address, site.address).href;
  const title = documentTitle(site, page.title);
  const picture = socialPicture && new URL(socialPicture, site.address).href;
  return [
    { name: 'title', attributes: {}, text: title },
    meta('name', 'description', page.description),
    ...(page.hidden ? [meta('name', 'robots', 'noindex')] : []),
    { name: 'link', attributes: { rel: 'canonical', href: url } },
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.company.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', url),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', page.description),
    ...(picture
      ? [
          meta('property', 'og:image', picture),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          ...(page.social ? [meta('property', 'og:image:alt', page.social.alt)] : []),
          meta('name', 'twitter:image', picture),
        ]
      : []),
  ];
}

/** Updates the document's head after a navigation. */
export function applyHead(tags: HeadTag[]): void {
  document.title = tags.find((tag) => tag.name === 'title')?.text ?? '';
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  for (const { name, attributes } of tags) {
    if (name === 'title') continue;
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.dataset.page = '';
    document.head.append(element);
  }
}
