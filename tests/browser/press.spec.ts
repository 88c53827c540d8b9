/** A pressed link's page is rendered ahead of the click, and nothing of it is left without one. */
import { expect, type Page, test } from './support/test.ts';
import { frameDrawn, open, scrollTo, scrollY } from './support/visitor.ts';

const LINK = 'main a[href="/cybersecurity"]';
const current = (page: Page) => page.getByRole('heading', { level: 1 });
/** The first section of the prepared page, which follows the shown one. */
const prepared = (page: Page) => page.locator('main > [style*="display: none"]').first();

/** Presses the button of the mouse on a link. */
async function press(page: Page): Promise<void> {
  await page.locator(LINK).first().hover();
  await page.mouse.down();
  await prepared(page).waitFor({ state: 'attached' });
}

test('the click shows what the press has prepared, all of it, also by Back, where it was scrolled', async ({
  page,
}) => {
  await page.goto('/cybersecurity');
  const sections = await page.locator('main > *').count();
  await open(page, '/');
  await press(page);
  await expect(page).toHaveURL('/');
  await expect(current(page)).toHaveCount(1);
  const opening = await prepared(page).elementHandle();
  await page.mouse.up();
  await expect(page).toHaveURL('/cybersecurity');
  await expect(current(page)).toBeFocused();
  expect(await scrollY(page)).toBe(0);
  expect(
    await opening?.evaluate((section) => section === document.querySelector('main > :first-child')),
  ).toBe(true);
  await expect(prepared(page)).toHaveCount(0);
  // The rest follows, and the page is as if it had come with a document.
  await expect(page.locator('main > *')).toHaveCount(sections);
  // The frame after a navigation jumps to the top once more (src/layout/scroll.ts).
  await frameDrawn(page);
  await scrollTo(page, 700);
  await page.getByRole('banner').getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/cybersecurity');
  await expect.poll(() => scrollY(page)).toBe(700);
});

test('the page is removed when the pointer leaves the link', async ({ page }) => {
  await open(page, '/');
  const before = await page.locator('main > *').count();
  await press(page);
  const position = await scrollY(page);
  // Not near the upper or lower edge, where Chromium scrolls for as long as something is dragged.
  await page.mouse.move(2, 450);
  await page.mouse.up();
  await expect(page.locator('main > *')).toHaveCount(before);
  await expect(page).toHaveURL('/');
  expect(await scrollY(page)).toBe(position);
});
