/** Specification, section 2, "General behaviour": the fallback error screen. */
import { expect, type Page, test } from './support/test.ts';
import {
  animationsEnd,
  changeContent,
  footer,
  header,
  headingOf,
  hydrated,
  leadButtonTo,
  open,
  titleOf,
} from './support/visitor.ts';

async function expectErrorScreen(page: Page, says: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText(says);
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
  await expect(header(page).getByRole('navigation')).toBeVisible();
  await expect(footer(page)).toContainText('© 2025');
  await expect(header(page).locator('[aria-current]')).toHaveCount(0);
}

for (const address of ['/nowhere', '/about/nowhere', '/about.html/', '/%F0%9F%98%80']) {
  test(`${address} answers 404 with the error screen in the frame`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expectErrorScreen(page, '404 Not Found');
    await hydrated(page);
    await expectErrorScreen(page, '404 Not Found');
  });
}

test('the error screen has a way home, and Back leads to it again', async ({ page }) => {
  await open(page, '/nowhere');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Network Solutions & Services');
  await expect(page).toHaveTitle(/Kent, WA/);
  await page.goBack();
  await expectErrorScreen(page, '404 Not Found');
});

test('pointing at the way home plugs the cable in, and it stays on its plug', async ({ page }) => {
  await page.goto('/nowhere');
  const boot = page.locator('.plug-boot').first();
  const left = () => boot.evaluate((one) => one.getBoundingClientRect().left);
  /** From the end of the cable to its plug; the cable reaches into the boot. */
  const gap = async () =>
    (await left()) -
    (await page
      .locator('.broken-run:not(.broken-shine)')
      .evaluate((one) => one.getBoundingClientRect().right));
  expect(await gap()).toBeLessThan(0);
  const before = await left();
  await page.getByRole('link', { name: 'Back to the home page' }).hover();
  await animationsEnd(page.locator('.broken-cable'));
  expect(await left()).toBeGreaterThan(before + 100);
  expect(await gap()).toBeLessThan(0);
});

test('the drawing stays when its code cannot be loaded', async ({ page }) => {
  await page.route('**/BrokenCable.*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/nowhere');
  await hydrated(page);
  await failed;
  await animationsEnd(page.locator('.error-screen'));
  await expect(page.locator('.plug')).toBeVisible();
});

test('a link within the site to an unknown address shows the same error screen', async ({ page }) => {
  await leadButtonTo(page, '/about', '/nowhere');
  await open(page, '/');
  await header(page).getByRole('link', { name: 'Company' }).click();
  await page.getByRole('link', { name: 'Changed button' }).click();
  await expect(page).toHaveURL('/nowhere');
  await expectErrorScreen(page, '404 Not Found');
});

test('an error while a page renders shows its message, and the next page works', async ({ page }) => {
  await changeContent(page, '/about', (content) => {
    content.assets.pictures = {};
  });
  await open(page, '/');
  await header(page).getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText('about-hero.jpg');
  await expect(page.locator('.error-screen')).toHaveCSS('display', 'grid');
  await expect(page.locator('.plug')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page).toHaveTitle(/^Contact Us/);
});

test('content with a section that this version does not know is loaded as a document', async ({ page }) => {
  await changeContent(page, '/about', (content) => {
    content.page.sections.push({ type: 'from-the-future' });
  });
  await open(page, '/');
  await header(page).getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/about'));
});

for (const [fault, answer] of [
  ['is not there', { status: 404, body: '' }],
  ['is no JSON', { status: 200, body: '<!doctype html>' }],
  ['fails', undefined],
] as const) {
  test(`a page whose content ${fault} is loaded as a document`, async ({ page }) => {
    await page.route('**/_content/about.json', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await open(page, '/');
    await header(page).getByRole('link', { name: 'Company' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/about'));
    await expect(page).toHaveTitle(new RegExp(`^${titleOf('/about')}`));
  });
}
