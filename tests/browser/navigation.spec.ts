/** Specification, section 2, "General behaviour": what every change of route does, and what Back undoes. */
import { JSDOM } from 'jsdom';
import { complaintsOf } from './support/complaints.ts';
import { expect, type Page, test } from './support/test.ts';
import { footer, frameDrawn, header, linkedAddresses, open, scrollTo, scrollY } from './support/visitor.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const company = (page: Page) => header(page).getByRole('link', { name: 'Company' });
const contact = (page: Page) => header(page).getByRole('link', { name: 'Contact', exact: true });

/** What the head of a document says of its page. */
const headOf = (root: Element) => ({
  title: root.querySelector('title')?.textContent,
  tags: Array.from(root.querySelectorAll('meta[name], meta[property], link[rel=canonical]'), (tag) =>
    [
      tag.getAttribute('name') ?? tag.getAttribute('property') ?? 'canonical',
      tag.getAttribute('content') ?? tag.getAttribute('href'),
    ].join(': '),
  ).sort(),
});

/** Fails when a document was loaded since `stay`. */
const stay = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const hasStayed = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('each route of the header comes without a document load or a complaint: top, focus, announcement, head', async ({
  page,
}) => {
  const complaints = await complaintsOf(page);
  await open(page, '/');
  await stay(page);
  // From the footer of one page to the next, starting and ending at the front page.
  for (const address of [...linkedAddresses.filter((one) => one !== '/'), '/']) {
    await scrollTo(page, 600);
    const from = address === '/' ? header(page) : footer(page);
    await from.locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toBeFocused();
    expect(await scrollY(page), address).toBe(0);
    const { document } = new JSDOM(await (await page.request.get(address)).text()).window;
    expect(await page.locator('html').evaluate(headOf), address).toEqual(headOf(document.documentElement));
    await expect(page.locator('[data-announcer][aria-live=polite]')).toHaveText(await page.title());
  }
  await page.keyboard.press('Tab');
  await expect(heading(page), 'focusable only until the focus leaves it').not.toHaveAttribute('tabindex');
  expect(await hasStayed(page)).toBe(true);
  // Links that lead nowhere yet.
  for (const link of await footer(page).locator('a[href="#"]').all()) await link.click();
  await frameDrawn(page);
  expect(complaints).toEqual([]);
  await test.step('a violation of the policy is a complaint', async () => {
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => complaints.join()).toContain('policy: style-src');
  });
});

test('Back, Forward and a reload bring back how far each page was scrolled', async ({ page }) => {
  await open(page, '/');
  await stay(page);
  await scrollTo(page, 900);
  await company(page).click();
  await expect(heading(page)).toBeFocused();
  await scrollTo(page, 400);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrollY(page)).toBe(400);
  expect(await hasStayed(page)).toBe(true);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(400);
  await page.locator('html.hydrated').waitFor({ state: 'attached' });
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(900);
});

test('Back leads to the top of a page that was never scrolled, even if other documents of the tab were', async ({
  page,
}) => {
  await open(page, '/about');
  await scrollTo(page, 1200);
  await open(page, '/wireless');
  await contact(page).click();
  await expect(heading(page)).toHaveText('Contact Us');
  await page.goBack();
  await expect(page).toHaveURL('/wireless');
  await expect(heading(page)).toBeFocused();
  await frameDrawn(page);
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrollY(page)).toBe(1200);
});

test('a link leads to the top, also of the page that is shown and of one that Back has scrolled; “#” points nowhere and moves nothing', async ({
  page,
}) => {
  await open(page, '/about');
  await scrollTo(page, 800);
  await company(page).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  // The jump to the top is repeated in the next frame.
  await frameDrawn(page);
  await scrollTo(page, 800);
  await contact(page).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(800);
  await company(page).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await frameDrawn(page);
  const nowhere = footer(page).locator('a[href="#"]').first();
  await nowhere.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(0);
  await nowhere.click();
  await frameDrawn(page);
  expect(await scrollY(page)).toBe(before);
  await expect(page).toHaveURL('/about');
});

test('the skip link is the first stop, shows itself and leads past the header; what Tab reaches is in view at once', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
  expect(inMain).toBe(true);
  const first = footer(page).getByRole('link').first();
  // The last stop before the footer.
  await page.locator('main a[href]').last().focus();
  await scrollTo(page, 0);
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  const top = await first.evaluate((link) => link.getBoundingClientRect().top);
  expect(top).toBeLessThan(900);
});

test('after a click in the text, Tab goes on from there: on load, after a navigation, and after the skip link', async ({
  page,
}) => {
  const clickAboveForm = async () => {
    await page.getByRole('heading', { name: 'Questions? Please send us a message.' }).click();
    await page.keyboard.press('Tab');
    await expect(page.locator('.contact-form [name=name]')).toBeFocused();
  };
  await open(page, '/contact');
  await clickAboveForm();
  await company(page).click();
  await expect(heading(page)).toBeFocused();
  await contact(page).click();
  await expect(heading(page)).toBeFocused();
  await clickAboveForm();
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await clickAboveForm();
});
