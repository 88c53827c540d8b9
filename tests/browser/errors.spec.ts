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
} from './support/visitor.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const company = (page: Page) => header(page).getByRole('link', { name: 'Company' });

async function expectErrorScreen(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText('404 Not Found');
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
  await expect(header(page).getByRole('navigation')).toBeVisible();
  await expect(footer(page)).toContainText('© 2025');
  await expect(header(page).locator('[aria-current]')).toHaveCount(0);
}

test('an unknown address answers 404 with the error screen in the frame, which leads home, and Back leads to it again', async ({
  page,
}) => {
  for (const address of ['/%F0%9F%98%80', '/about/nowhere']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expectErrorScreen(page);
  }
  await hydrated(page);
  await expectErrorScreen(page);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText(headingOf('/'));
  await page.goBack();
  await expectErrorScreen(page);
});

test('pointing at the way home plugs the cable in; the drawing stays when its code cannot be loaded', async ({
  page,
}) => {
  await page.goto('/nowhere');
  const boot = page.locator('.plug-boot').first();
  const left = () => boot.evaluate((one) => one.getBoundingClientRect().left);
  /** From the end of the cable to its plug; the cable reaches into the boot. */
  const gap = async () =>
    (await left()) - (await page.locator('.broken-run').evaluate((one) => one.getBoundingClientRect().right));
  expect(await gap()).toBeLessThan(0);
  const before = await left();
  await page.getByRole('link', { name: 'Back to the home page' }).hover();
  await animationsEnd(page.locator('.broken-cable'));
  expect(await left()).toBeGreaterThan(before + 100);
  expect(await gap()).toBeLessThan(0);
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
  await company(page).click();
  await page.getByRole('link', { name: 'Changed button' }).click();
  await expect(page).toHaveURL('/nowhere');
  await expectErrorScreen(page);
});

test('an error while a page renders shows its message, and the next page works', async ({ page }) => {
  await changeContent(page, '/about', (content) => {
    content.assets.pictures = {};
  });
  await open(page, '/');
  await company(page).click();
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText('about-hero.jpg');
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
  await expect(page.locator('.error-screen')).toHaveCSS('display', 'grid');
  await expect(page.locator('.plug')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(heading(page)).toHaveText(headingOf('/contact'));
  await expect(page).toHaveTitle(/^Contact Us/);
});
