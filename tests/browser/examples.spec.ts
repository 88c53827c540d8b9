/** Every example of every section type, as the gallery draws it, at the widths of a phone, a tablet and a computer. */
import { readdirSync } from 'node:fs';
import { readExamples } from '../../src/content/node/index.ts';
import { resize } from './support/resize.ts';
import { expect, type Page, testOfDev as test } from './support/test.ts';
import { unseenStops } from './support/unseen-stops.ts';

const WIDTHS = [390, 768, 1440];
/** Tests that share the types, so that several workers draw them. */
const SHARES = 4;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Texts that reach out of the block that they are in, or of the window. What scrolls within itself may. */
const outOfPlace = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const block = node.parentElement?.closest('li, p, h1, h2, h3, td, th, pre, a, dd, label, button');
      if (!block?.checkVisibility() || !node.textContent?.trim()) continue;
      if (block.closest('.visually-hidden, .copy-button, .prose-table, .table-scroll')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = block.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      for (const { left, right } of range.getClientRects())
        if (left < Math.max(0, box.left) - 1 || right > Math.min(clientWidth, box.right) + 1)
          found.push(`${node.textContent.slice(0, 40)}: ${left} to ${right} in ${box.left} to ${box.right}`);
    }
    return found;
  });

/** Photographs that would be stretched to their frame. Only drawings are; a photograph is cropped. */
const stretched = (page: Page) =>
  page
    .locator('.section img:not([src$=".svg"]), .hero img:not([src$=".svg"])')
    .evaluateAll((photographs) =>
      photographs
        .filter((one) => getComputedStyle(one).objectFit === 'fill')
        .map((one) => one.getAttribute('src')),
    );

/** Opens an example and gives it its typeface. */
async function show(page: Page, type: string, name: string): Promise<void> {
  const number = readExamples(type).findIndex((example) => example.name === name) + 1;
  await page.goto(`/_gallery/${type}/${number}`);
  await page.evaluate(() => document.fonts.ready);
}

const types = readdirSync('src/site/sections');

for (let share = 0; share < SHARES; share++)
  test(`every text of the examples keeps to its place, every photograph to its shape, and every kind of control shows its focus, ${share + 1} of ${SHARES}`, async ({
    page,
  }) => {
    test.slow();
    const controls = new Set<string>();
    let widths = WIDTHS;
    for (const type of types.filter((_, index) => index % SHARES === share))
      for (const { name } of readExamples(type)) {
        await show(page, type, name);
        expect(await page.locator('.section, .hero').count(), `${type}, “${name}”`).toBeGreaterThan(0);
        // Each example opens at the width at which the one before was left.
        widths = widths.toReversed();
        for (const width of widths) {
          if (page.viewportSize()?.width !== width) await resize(page, width);
          const where = `${type}, “${name}” at ${width} px`;
          expect.soft(await outOfPlace(page), where).toEqual([]);
          expect.soft(await stretched(page), where).toEqual([]);
          if (width === 1440) expect.soft(await unseenStops(page, controls), where).toEqual([]);
        }
      }
    expect(controls.size).toBeGreaterThan(0);
  });

test('the card that leads is before the others, and beside them on wide screens', async ({ page }) => {
  await show(page, 'cards', 'One card that leads');
  for (const width of WIDTHS) {
    await resize(page, width);
    const [first, ...others] = await page
      .locator('.card')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    const beside = others.filter(({ left }) => left > (first?.right ?? 0));
    expect(beside, `${width} px`).toHaveLength(width < 1024 ? 0 : 3);
    expect(new Set(others.map(({ left }) => left)).size, `${width} px`).toBe(1);
  }
});

test('a table in a text scrolls within itself and is reached by keyboard; lists, heads and cells look like what they are', async ({
  page,
}) => {
  await show(page, 'prose', 'Everything that a text can hold');
  await resize(page, 390);
  const table = page.getByRole('region', { name: 'Severity, Example, First response, Updates, Hours' });
  await expect(table).toHaveAttribute('tabindex', '0');
  const room = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(room).toBeGreaterThan(20);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.locator('.prose-text > ol')).toHaveCSS('list-style-type', 'decimal');
  await expect(page.locator('.prose-text > ol > li').first()).toHaveCSS('background-image', 'none');
  for (const [at, side] of ['left', 'left', 'right', 'right', 'center'].entries()) {
    await expect(page.locator('th').nth(at)).toHaveCSS('text-align', side);
    await expect(page.locator('tbody tr').first().locator('td').nth(at)).toHaveCSS('text-align', side);
  }
  await expect(page.locator('blockquote')).toHaveCSS('border-left-style', 'solid');
  await expect(page.locator('pre')).toHaveCSS('white-space', 'pre-wrap');
});
