import { expect, it } from 'vitest';
import { pageStyles, type StyleSheets } from './style-sheets.ts';

const sheets: StyleSheets = {
  css: '.header{}',
  sectionCss: { 404: '.error{}', cards: '.card{}', cta: '.cta{}', hero: '.hero{}', stats: '.stat{}' },
  below: '.footer{}',
};
const stylesOf = (...types: string[]) => {
  const { early, late } = pageStyles(
    sheets,
    types.map((type) => ({ type })),
  );
  return { early, late: late.css };
};

it('inlines the style sheets of a page’s first sections and links the others', () => {
  expect(stylesOf('hero', 'stats', 'bullets', 'cards', 'cta', 'stats')).toEqual({
    early: ['.hero{}', '.stat{}'],
    late: '.footer{}.card{}.cta{}',
  });
  expect(stylesOf('hero')).toEqual({ early: ['.hero{}'], late: '.footer{}' });
});

it('inlines that of the error screen', () => {
  const { early, late } = pageStyles(sheets);
  expect([early, late.css]).toEqual([['.error{}'], '.footer{}']);
});

it('gives pages that link the same ones the same address', () => {
  const urlOf = (...types: string[]) =>
    pageStyles(
      sheets,
      types.map((type) => ({ type })),
    ).late.url;
  expect(urlOf('hero')).toMatch(/^\/assets\/late\.[0-9a-f]{8}\.css$/);
  expect(urlOf('hero', 'stats')).toBe(urlOf('cta'));
  expect(urlOf('hero', 'bullets', 'bullets', 'cards')).not.toBe(urlOf('hero'));
});
