/** Every built page of `content/`: its metadata, headings, landmarks, links and pictures. */
import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentUrl, type PageContent } from '../../src/site/page/content.ts';
import { addresses, built, pageAt, pages, readBuilt, site, textOf } from './built-pages.ts';

const meta = (address: string, name: string) =>
  pageAt(address).querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

it.each([
  ['title', (address: string) => pageAt(address).title],
  ['description', (address: string) => meta(address, 'description')],
  ['picture for social networks', (address: string) => meta(address, 'og:image')],
])('gives every page its own %s', (_, of) => {
  const all = addresses.map(of);
  for (const one of all) expect(one).toBeTruthy();
  expect(new Set(all).size).toBe(addresses.length);
});

describe.each(pages)('$address', (page) => {
  const { address } = page;
  const document = () => pageAt(address);

  it('has the title and description that its editor wrote', () => {
    expect(document().title).toBe(site.titlePattern.replace('{title}', page.title));
    expect(meta(address, 'description')).toBe(page.description);
    expect(document().documentElement.lang).toBe(site.language);
  });

  it('has one first-level heading and skips no level', () => {
    const levels = Array.from(document().querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)'), ({ tagName }) =>
      Number(tagName[1]),
    );
    expect(document().querySelectorAll('h1')).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [at, level] of levels.entries())
      expect(level, `heading ${at + 1}`).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
  });

  it('has one header, one main, one footer and a skip link to the main', () => {
    for (const landmark of ['header', 'main', 'footer'])
      expect(document().querySelectorAll(`#root > ${landmark}`), landmark).toHaveLength(1);
    const first = document().querySelector('a, button, input');
    expect(first?.getAttribute('href')).toBe('#main');
    expect(document().querySelector('main')?.id).toBe('main');
  });

  it('links only to pages, anchors and files that exist', () => {
    for (const link of document().querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      expect(textOf(link), `words of the link to ${href}`).not.toBe('');
      if (href === '#' || /^(mailto|tel|https):/.test(href)) continue;
      const [path = '', anchor] = href.split('#');
      if (path.startsWith('/files/')) expect(existsSync(built(decodeURI(path))), href).toBe(true);
      else expect(['', ...addresses], href).toContain(path);
      if (anchor) expect(pageAt(path || address).getElementById(anchor), href).not.toBeNull();
    }
  });

  it('has every picture in every size, with width, height and alternative text', () => {
    const images = document().querySelectorAll('img');
    for (const image of images) {
      expect(image.alt).not.toBe('');
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
    }
    for (const file of picturesIn(document())) {
      expect(existsSync(built(file)), file).toBe(true);
      expect(statSync(built(file)).size, file).toBeGreaterThan(0);
    }
  });

  it('loads the hero’s picture first and all others lazily', () => {
    const first = document().querySelectorAll('.hero img');
    for (const image of first) {
      expect(image.getAttribute('fetchpriority')).toBe('high');
      expect(image.getAttribute('loading')).toBeNull();
    }
    for (const { outerHTML, attributes } of document().querySelectorAll('img:not(.hero img)'))
      expect(attributes.getNamedItem('loading')?.value, outerHTML).toBe('lazy');
  });

  it('has metadata for search engines and social media', () => {
    const url = new URL(address, site.address).href;
    expect(document().querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url);
    expect(meta(address, 'og:url')).toBe(url);
    expect(meta(address, 'og:type')).toBe('website');
    expect(meta(address, 'og:site_name')).toBe(site.company.name);
    expect(meta(address, 'twitter:card')).toBe('summary_large_image');
    for (const kind of ['og', 'twitter']) {
      expect(meta(address, `${kind}:title`)).toBe(document().title);
      expect(meta(address, `${kind}:description`)).toBe(page.description);
      const card = new URL(meta(address, `${kind}:image`) ?? '');
      expect(card.origin).toBe(new URL(site.address).origin);
      expect(existsSync(built(card.pathname)), card.pathname).toBe(true);
    }
    expect(meta(address, 'robots')).toBe(page.hidden ? 'noindex' : undefined);
  });

  it('names the company in JSON-LD, and describes it on the home page', () => {
    const data = JSON.parse(
      document().querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    );
    const [organisation, service] = data['@graph'];
    expect(data['@context']).toBe('https://schema.org');
    expect(organisation).toMatchObject({ name: site.company.name, url: site.address });
    if (address === '/') {
      expect(organisation.telephone).toBe(site.company.phone);
      expect(organisation.hasOfferCatalog.itemListElement).toHaveLength(
        pages.filter((page) => page.service).length,
      );
      expect(existsSync(built(new URL(organisation.logo).pathname))).toBe(true);
    }
    if (page.service) expect(service).toMatchObject({ '@type': 'Service', name: page.service });
    else expect(service).toBeUndefined();
  });

  it('has its content as JSON, of the same version', () => {
    const content: PageContent = JSON.parse(readBuilt(contentUrl(address)));
    expect(content.page).toEqual({ ...page, formerly: undefined });
    expect(content.version).toBe(document().documentElement.dataset.version);
  });
});

/** Addresses of every picture that a browser might choose. */
function picturesIn(document: Document): string[] {
  const files = Array.from(document.querySelectorAll('img'), (image) => image.getAttribute('src') ?? '');
  for (const element of document.querySelectorAll('[srcset]')) {
    const choices = (element.getAttribute('srcset') ?? '').split(', ');
    files.push(...choices.map((choice) => choice.split(/[ #]/)[0] ?? ''));
  }
  return files;
}
