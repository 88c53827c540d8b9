import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Section } from '../../content/index.ts';
import type { PageContent } from './content.ts';
import { Sections } from './Sections.tsx';

const closing = { type: 'closing', heading: 'Vision', text: 'Networks that nobody notices.' } as Section;

function headings(title: string, sections: Section[], opened?: true): string[] {
  const page = {
    name: 'about',
    address: '/about',
    title,
    description: '',
    sections,
    ...(opened && { opened }),
  };
  const content: PageContent = { version: '1', page, assets: { pictures: {}, icons: {}, texts: {} } };
  const html = renderToStaticMarkup(<Sections content={content} />);
  return html.match(/(?<=<h1>).*?(?=<\/h1>)/g) ?? [];
}

it('a page without a hero begins with its title', () => {
  expect(headings('About Us', [closing])).toEqual(['About Us']);
});

it('what has no title has none above it either', () => {
  expect(headings('', [closing])).toEqual([]);
});

it('a page whose first section opens it has no title above', () => {
  expect(headings('About Us', [closing], true)).toEqual([]);
});
