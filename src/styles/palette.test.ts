import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from './palette.ts';

test.each([
  ['--ink', palette.ink],
  ['--text-on-ink', palette.textOnInk],
  ['--signal', palette.signal],
])('the build draws with the style sheet’s %s', (token, colour) => {
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toContain(`${token}: ${colour};`);
});
