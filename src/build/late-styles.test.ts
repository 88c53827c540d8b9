import { expect, it } from 'vitest';
import { ERROR_SCREEN, EVERY_PAGE, type LateSheet, lateStyles } from './late-styles.ts';

const sheets: LateSheet[] = [
  { css: '.cards{}', users: ['cards'] },
  { css: '.card-lead{}', users: ['cards/lead'] },
  { css: '.error{}', users: [ERROR_SCREEN] },
  { css: '.footer{}', users: [EVERY_PAGE] },
  { css: '.panel{}', users: ['closing', 'cta'] },
];

it('joins the late style sheets of a page’s section types and layouts and of every page', () => {
  const stylesOf = lateStyles(sheets);
  const cssOf = (...sections: { type: string; layout?: string }[]) => stylesOf(sections).css;
  expect(cssOf({ type: 'hero' })).toBe('.footer{}');
  expect(cssOf({ type: 'cards', layout: 'grid' })).toBe('.cards{}.footer{}');
  expect(cssOf({ type: 'cta' }, { type: 'cards', layout: 'lead' }, { type: 'closing' })).toBe(
    '.cards{}.card-lead{}.footer{}.panel{}',
  );
  expect(stylesOf(undefined).css).toBe('.error{}.footer{}');
});

it('gives pages with the same ones the same address', () => {
  const stylesOf = lateStyles(sheets);
  const { url } = stylesOf([{ type: 'cta' }]);
  expect(url).toMatch(/^\/assets\/late\.[0-9a-f]{8}\.css$/);
  expect(lateStyles(sheets)([{ type: 'hero' }, { type: 'closing' }]).url).toBe(url);
  expect(stylesOf([{ type: 'hero' }]).url).not.toBe(url);
});
