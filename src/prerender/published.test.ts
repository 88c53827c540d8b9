import { expect, it, vi } from 'vitest';
import type { Page, Site } from '../content/index.ts';
import { publishedPage, publishedSite, withYear } from './published.ts';

const page = (address: string, more: Partial<Page> = {}): Page => ({
  name: address.slice(1),
  address,
  title: address,
  description: address,
  sections: [],
  ...more,
});

it('leaves hidden sections out, some until their day', () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-28T00:00Z') });
  const [shown, hidden] = [{ type: 'prose' }, { type: 'closing', hidden: true }];
  const [today, tomorrow] = ['2026-12-28', '2026-12-29'].map((hiddenUntil) => ({ ...hidden, hiddenUntil }));
  const sections = [shown, hidden, today, tomorrow] as Page['sections'];
  expect(publishedPage(page('/a', { sections })).sections).toEqual([shown, today]);
  vi.useRealTimers();
});

it('leaves links to hidden pages out of header and footer, with the groups that become empty', () => {
  const links = ['/a', '/b#place', '/b', 'https://b.example', '#'].map((link) => ({ label: link, link }));
  const site = {
    navigation: {
      items: [...links, { label: 'One', items: links }, { label: 'None', items: [links[2]] }],
      button: { label: 'Go', link: '/b' },
    },
    footer: { services: { links }, company: { links }, legal: links },
  } as unknown as Site;
  const pages = new Map([page('/a'), page('/b', { hidden: true })].map((one) => [one.address, one]));
  const kept = links.filter(({ link }) => !link.startsWith('/b'));
  expect(publishedSite(site, pages)).toEqual({
    navigation: { items: [...kept, { label: 'One', items: kept }], button: { label: 'Go', link: '/b' } },
    footer: { services: { links: kept }, company: { links: kept }, legal: kept },
  });
  expect(publishedSite(site, new Map([['/a', page('/a')]]))).toBe(site);
});

it('puts the year of the build into the copyright line that asks for it', () => {
  const copyright = (words: string) =>
    withYear({ footer: { copyright: words } } as Site, new Date('2027-01-01T00:00:00Z')).footer.copyright;
  expect(copyright('© {year} Example')).toBe('© 2027 Example');
  expect(copyright('© 2025 Example')).toBe('© 2025 Example');
});
