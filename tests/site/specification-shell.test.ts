/** Specification, section 2, "Header", "Footer" and "Routes", on every page. */
import { describe, expect, it } from 'vitest';
import { addresses, pageAt, site, textOf, textsOf } from './built-pages.ts';
import { linksIn } from './section.ts';

const SERVICES = [
  ['Network Services', '/network-services'],
  ['Cybersecurity', '/cybersecurity'],
  ['Wireless Solutions', '/wireless'],
  ['Remote & Onsite Support', '/remote-onsite'],
];

it('has the eight routes', () => {
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/contact',
      '/cybersecurity',
      '/it-training',
      '/network-services',
      '/remote-onsite',
      '/wireless',
    ]),
  );
});

describe.each(addresses)('%s', (address) => {
  it('has the header’s links in order, the services in their group', () => {
    const nav = pageAt(address).querySelector('header nav') as Element;
    expect(linksIn(nav)).toEqual([
      ['Home', '/'],
      ...SERVICES,
      ['IT Training & Enablement', '/it-training'],
      ['Company', '/about'],
      ['Contact', '/contact'],
      ['Get Quote', '/contact'],
    ]);
    const group = nav.querySelector('button[aria-controls]');
    expect(textOf(group)).toBe('Solutions & Services');
    const panel = pageAt(address).getElementById(group?.getAttribute('aria-controls') ?? '');
    expect(panel && linksIn(panel)).toEqual([...SERVICES, ['IT Training & Enablement', '/it-training']]);
  });

  it('marks its own link in the header, if it has one, and no other', () => {
    const links = pageAt(address).querySelectorAll(`header a[href='${address}']`);
    const marked = pageAt(address).querySelectorAll('header [aria-current=page]');
    expect(Array.from(marked, (link) => link.getAttribute('href'))).toEqual(
      links.length > 0 ? [address] : [],
    );
  });

  it('has the footer’s links and the company’s details', () => {
    const footer = pageAt(address).querySelector('footer') as Element;
    const { email, phone, address: street } = site.company;
    expect(linksIn(footer)).toEqual([
      [phone, `tel:+1${phone.replace(/\D/g, '')}`],
      ...SERVICES,
      ['IT Training', '/it-training'],
      ['About Us', '/about'],
      ['Contact', '/contact'],
      [email, `mailto:${email}`],
      ['Privacy Policy', '#'],
      ['Terms of Service', '#'],
    ]);
    expect(textsOf(footer.querySelectorAll('h2')).slice(0, 2)).toEqual(['Services', 'Company']);
    expect(textOf(footer)).toContain(street.street);
    expect(textOf(footer)).toContain('Kent, WA');
    expect(textOf(footer)).toMatch(/© 2025 /);
  });
});
