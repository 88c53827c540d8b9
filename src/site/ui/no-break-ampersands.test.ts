import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noBreakAmpersands } from './no-break-ampersands.ts';

it.each([
  ['IT Training & Enablement', ['&amp; Enablement']],
  ['Design & Build & Run', ['&amp; Run']],
  ['Remote & Onsite Support', []],
  ['R&D, AT&T and a last &', []],
  ['Care & Telecommunications', []],
])('keeps “&” with a last word that fits beside it, without changing the text: %s', (heading, kept) => {
  const html = renderToStaticMarkup(noBreakAmpersands(heading));
  expect(html.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&')).toBe(heading);
  expect([...html.matchAll(/<span class="nowrap">(.+?)<\/span>/g)].map(([, words]) => words)).toEqual(kept);
});
