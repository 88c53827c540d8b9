import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from './palette.ts';

test.each([
  ['--ink', palette.ink],
  ['--text-on-ink', palette.textOnInk],
  ['--signal', palette.signal],
])('the palette has the value of the token %s', (token, colour) => {
  expect(readFileSync('src/site/styles/tokens.css', 'utf8')).toContain(`${token}: ${colour};`);
});
