/** Specification, section 2, "General behaviour": what every change of route does, and what Back undoes. */
import { expect, type Page, test } from './server.ts';
import { addresses, footer, header, open, PHONE, scrollTo, scrollY } from './visitor.ts';

/** What the head of a document says of its page. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    tags: Array.from(document.querySelectorAll('meta[name], meta[property], link[rel=canonical]'), (tag) =>
      [
        tag.getAttribute('name') ?? tag.getAttribute('property') ?? 'canonical',
        tag.getAttribute('content') ?? tag.getAttribute('href'),
      ].join(': '),
    ).sort(),
  }));

/** Fails when a document was loaded since `stay`. */
const stay = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const hasStayed = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('each route comes without a document load: top, focus, announcement, head', async ({ page }) => {
  const heads = new Map<string, unknown>();
  for (const address of addresses) {
    await page.goto(address);
    heads.set(address, await headOf(page));
  }
  await open(page, '/');
  await stay(page);
  // From the footer of one page to the next, starting and ending at the front page.
  for (const address of [...addresses.filter((one) => one !== '/'), '/']) {
    await scrollTo(page, 600);
    const from = address === '/' ? header(page) : footer(page);
    await from.locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    expect(await scrollY(page), address).toBe(0);
    expect(await headOf(page), address).toEqual(heads.get(address));
    await expect(page.locator('[data-announcer][aria-live=polite]')).toHaveText(await page.title());
  }
  expect(await hasStayed(page)).toBe(true);
});

test('Back and Forward bring back how far each page was scrolled', async ({ page }) => {
  await open(page, '/');
  await stay(page);
  await scrollTo(page, 900);
  await header(page).getByRole('link', { name: 'Company' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await scrollTo(page, 400);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrollY(page)).toBe(400);
  expect(await hasStayed(page)).toBe(true);
});

test('a reload stays where the page was scrolled, and Back still knows the page before', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 900);
  await header(page).getByRole('link', { name: 'Company' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await scrollTo(page, 400);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(400);
  await page.locator('html.hydrated').waitFor({ state: 'attached' });
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(900);
});

for (const name of ['Privacy Policy', 'Terms of Service']) {
  test(`“${name}” points nowhere and moves nothing`, async ({ page }) => {
    await open(page, '/about');
    const link = footer(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', '#');
    await link.scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await page.waitForTimeout(300);
    expect(await scrollY(page)).toBe(before);
    await expect(page).toHaveURL('/about');
  });
}

test('the skip link is the first stop, shows itself and leads past the header', async ({ page }) => {
  await open(page, '/wireless');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
  expect(inMain).toBe(true);
});

test('the browser’s own ways of following a link stay its own', async ({ page, context }) => {
  await open(page, '/');
  const link = header(page).getByRole('link', { name: 'Company' });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL('/about');
  await expect(page).toHaveURL('/');
});

test.describe('Hero heights (sections 2 and 9)', () => {
  for (const [address, least] of [
    ['/', 700 - 112],
    ['/contact', 700 - 112],
    ['/about', 600 - 112],
  ] as const) {
    test(`${address} opens with a hero of at least ${least} px`, async ({ page }) => {
      for (const viewport of [PHONE, { width: 1440, height: 400 }, { width: 1440, height: 900 }]) {
        await page.setViewportSize(viewport);
        await page.goto(address);
        const hero = page.locator('main > :first-child');
        expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(least);
        await expect(hero).toHaveCSS('min-height', `${least}px`);
      }
    });
  }
});
