// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { site } from '../../../tests/site-fixture.ts';
import { AssetsContext } from '../context/assets.ts';
import { SiteContext } from '../context/site-context.ts';
import { Button } from './Button.tsx';
import { SiteLink } from './SiteLink.tsx';

const file = (name: string) => ({ url: `/files/1/${name}`, type: 'application/pdf', about: 'PDF, 2 MB' });
const assets = { pictures: {}, icons: {}, texts: {}, files: { 'files/list.pdf': file('list.pdf') } };
const shellFiles = { 'files/plan.pdf': file('plan.pdf') };

const show = (link: React.ReactNode) => {
  render(
    <SiteContext value={{ ...site, files: shellFiles }}>
      <AssetsContext value={assets}>{link}</AssetsContext>
    </SiteContext>,
  );
  return screen.getByRole<HTMLAnchorElement>('link');
};

it.each(['list', 'plan'])(
  'a link to a file of the page or of the shell is left to the browser: %s',
  (name) => {
    const link = show(<SiteLink to={`files/${name}.pdf`}>Price list</SiteLink>);
    expect(link.getAttribute('href')).toBe(`/files/1/${name}.pdf`);
    expect(link.type).toBe('application/pdf');
    expect(link.textContent).toBe('Price list\u00a0(PDF, 2 MB)');
  },
);

it('a button says the size of its file before its arrow', () => {
  const link = show(<Button button={{ label: 'Price list', link: 'files/list.pdf' }} />);
  expect([...link.children].map(({ localName }) => localName)).toEqual(['small', 'svg']);
});

it('a link to a page has no type, which would keep it from the site’s scripts', () => {
  const link = show(<SiteLink to="/about">About</SiteLink>);
  expect(link.outerHTML).toBe('<a href="/about">About</a>');
});
