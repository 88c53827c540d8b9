import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noBreakWords } from './no-break-words.ts';

it.each([
  ['Wi-Fi and PCI-DSS', ['Wi-Fi', 'PCI-DSS']],
  ['as-built drawings, by NIST SP 800-171.', ['as-built', '800-171']],
  ['point-to-point links, post-deployment', []],
  ['no hyphen – but a dash', []],
  ['from 1 to 10 Gb/s at 6 GHz', ['10 Gb/s', '6 GHz']],
  ['Cloud and Microsoft 365 migration', ['Microsoft 365']],
  ['15 minutes, 99.9% uptime, 1 IT team in 2012', ['1 IT']],
])('keeps short terms on one line without changing the text: %s', (text, words) => {
  const html = renderToStaticMarkup(noBreakWords(text));
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
  expect([...html.matchAll(/<span class="nowrap">(.+?)<\/span>/g)].map(([, word]) => word)).toEqual(words);
});
