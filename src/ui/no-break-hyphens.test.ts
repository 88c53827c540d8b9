import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noBreakHyphens } from './no-break-hyphens.ts';

it.each([
  ['Wi-Fi and PCI-DSS', ['Wi-Fi', 'PCI-DSS']],
  ['as-built drawings, by NIST SP 800-171.', ['as-built', '800-171']],
  ['point-to-point links, post-deployment', []],
  ['no hyphen – but a dash', []],
])('keeps short hyphenated words on one line without changing the text: %s', (text, words) => {
  const html = renderToStaticMarkup(noBreakHyphens(text));
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
  expect([...html.matchAll(/<span class="nowrap">(.+?)<\/span>/g)].map(([, word]) => word)).toEqual(words);
});
