import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WIDE_SCREEN } from '../constants.ts';

it('scripts and style sheets mean the same width', () => {
  const css = readFileSync(new URL('./widths.css', import.meta.url), 'utf8');
  expect(css).toContain(`@custom-media --wide ${WIDE_SCREEN};`);
  expect(css).toContain(`@custom-media --narrow ${WIDE_SCREEN.replace('>=', '<')};`);
});
