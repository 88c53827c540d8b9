import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noBreakEnd } from './no-break-end.ts';

test.each([
  [
    'Assessment and site survey are free.',
    'Assessment and site <span class="nowrap">survey are free.</span>',
  ],
  ['Rules, sign-in and backups.', 'Rules, <span class="nowrap">sign-in and backups.</span>'],
  ['Wi-Fi for everybody', '<span class="nowrap">Wi-Fi</span> for everybody'],
  ['Send us documentation of everything.', 'Send us documentation of everything.'],
  ['Call us today.', 'Call us today.'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(noBreakEnd(text))).toBe(html);
});
