/** The change of typeface lays out what is on the screen first, and moves nothing. */
import { expect, type Page, test } from './support/test.ts';
import { frameDrawn, typefaceShown } from './support/visitor.ts';

declare global {
  interface Window {
    heights: number[];
    layouts: string[];
  }
}

/** Records the height of the page, and of which sections the layout is skipped (-), at each step. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const { replaceSync } = CSSStyleSheet.prototype;
    window.heights = [];
    window.layouts = [];
    CSSStyleSheet.prototype.replaceSync = function (css) {
      replaceSync.call(this, css);
      if (!css.includes('content-visibility')) return;
      requestAnimationFrame(() => {
        const sections = [...document.querySelectorAll('main > *')];
        window.heights.push(document.documentElement.scrollHeight);
        window.layouts.push(
          sections.map((one) => (getComputedStyle(one).contentVisibility === 'auto' ? '-' : 'x')).join(''),
        );
      });
    };
  });

/** Waits until the layout of no section is skipped. */
const allLaidOut = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main > *')].every(
      (one) => getComputedStyle(one).contentVisibility !== 'auto',
    ),
  );

test('sections below the first screen follow one a frame', async ({ page }) => {
  await watch(page);
  await page.goto('/');
  await typefaceShown(page);
  await allLaidOut(page);
  await frameDrawn(page);
  const layouts = await page.evaluate(() => window.layouts);
  const all = layouts[0]?.length ?? 0;
  // Two sections and the mark behind them are the first screen.
  expect(layouts).toEqual(Array.from({ length: all - 2 }, (_, at) => 'x'.repeat(3 + at).padEnd(all, '-')));
  // Its words may wrap elsewhere; a section of no height would show.
  const heights = await page.evaluate(() => window.heights);
  expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.02);
});
