import type { Page, Site } from '../content/index.ts';
import { isHidden } from '../content/shared/is-hidden.ts';
import { fill } from '../site/ui/fill.ts';

/** A page as visitors see it: without its hidden sections. */
export function publishedPage(page: Page): Page {
  const sections = page.sections.filter((section) => !isHidden(section));
  return sections.length === page.sections.length ? page : { ...page, sections };
}

/** The site as visitors see it: header and footer without links to hidden pages, and without groups of only those. */
export function publishedSite(site: Site, pages: ReadonlyMap<string, Page>): Site {
  const isShown = ({ link = '' }: { link?: string | undefined }) =>
    !pages.get(link.replace(/#.*$/, ''))?.hidden;
  if (![...pages.values()].some(({ hidden }) => hidden)) return site;
  const { navigation, footer } = site;
  const items = navigation.items
    .map((entry) => (entry.items ? { ...entry, items: entry.items.filter(isShown) } : entry))
    .filter((entry) => (entry.items ? entry.items.length > 0 : isShown(entry)));
  const shown = <List extends { links: { link: string }[] }>(list: List): List => ({
    ...list,
    links: list.links.filter(isShown),
  });
  return {
    ...site,
    navigation: { ...navigation, items },
    footer: {
      ...footer,
      services: shown(footer.services),
      company: shown(footer.company),
      legal: footer.legal.filter(isShown),
    },
  };
}

/** The site with the year of its build in the copyright line, for visitors' scripts as well. */
export const withYear = ({ footer, ...site }: Site, built: Date): Site => ({
  ...site,
  footer: { ...footer, copyright: fill(footer.copyright, { year: `${built.getUTCFullYear()}` }) },
});
