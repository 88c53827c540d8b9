/** A page is whole before, without and despite its scripts. */
import { expect, type Page, test } from './support/test.ts';
import { unseen } from './support/unseen.ts';
import {
  APP,
  DESKTOP,
  expandedState,
  footer,
  frameDrawn,
  header,
  headingOf,
  holdBack,
  hydrated,
  open,
  PHONE,
  serviceLink,
  servicesButton,
  styled,
} from './support/visitor.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
const home = (page: Page) => header(page).getByRole('link', { name: 'Home', exact: true });

async function expectMenusAndLinks(page: Page): Promise<void> {
  await page.goto('/');
  await servicesButton(page).hover();
  await expect(serviceLink(page, 'Wireless Solutions')).toBeVisible();
  await serviceLink(page, 'Wireless Solutions').click();
  await expect(heading(page)).toHaveText('Wireless Solutions');
  await servicesButton(page).focus();
  await expect(serviceLink(page, 'Network Services')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(serviceLink(page, 'Network Services')).toBeFocused();
  await expect(serviceLink(page, 'Network Services')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/network-services');
  await page.setViewportSize(PHONE);
  await page.mouse.move(0, 600);
  await expect(servicesButton(page)).toBeHidden();
  await menu(page).click();
  await servicesButton(page).click();
  await serviceLink(page, 'Cybersecurity').click();
  await expect(heading(page)).toHaveText('Cybersecurity Solutions');
  await menu(page).click();
  await expect(home(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(home(page)).toBeHidden();
  await footer(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText(headingOf('/about'));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages with every type of section read whole', async ({ page }) => {
    for (const address of ['/', '/cybersecurity', '/it-training', '/contact', '/nowhere']) {
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      expect(await unseen(page), address).toEqual([]);
      await expect(footer(page)).toBeVisible();
    }
    await page.goto('/');
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('menus open, links work, and screen readers do not hear that links are hidden while they show', async ({
    page,
  }) => {
    await expectMenusAndLinks(page);
    const group = 'Solutions & Services';
    expect(await expandedState(page, 'Menu')).toBe(false);
    await menu(page).click();
    expect(await expandedState(page, 'Menu')).toBe(true);
    await servicesButton(page).click();
    await expect(serviceLink(page, 'Cybersecurity')).toBeVisible();
    expect(await expandedState(page, group)).not.toBe(false);
    await page.setViewportSize(DESKTOP);
    await servicesButton(page).focus();
    await expect(serviceLink(page, 'Cybersecurity')).toBeVisible();
    expect(await expandedState(page, group)).not.toBe(false);
  });

  test('a form that was not sent is as it was, by the Back button', async ({ page }) => {
    await page.route(
      (url) => url.pathname.includes('@'),
      (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Try again</h1>' }),
    );
    const typed = {
      name: 'Ada',
      email: 'ada@engine.example',
      title: 'Analyst',
      message: 'Two buildings,\nforty desks.',
    };
    const field = (name: string) => page.locator(`.contact-form [name=${name}]`);
    await page.goto('/contact');
    for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Try again');
    await page.goBack();
    for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value);
  });
});

test('where all scripts fail to load, menus open, links work, and everything can be read', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await expectMenusAndLinks(page);
  await styled(page);
  expect(await unseen(page)).toEqual([]);
});

test('where only scripts that are loaded later fail, the app goes on without them', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // Entrances keep what is still below the window invisible.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const LATER = /\/assets\/(?!client)[^/]*\.js$/;
  await page.route(LATER, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => LATER.test(request.url()));
  await open(page, '/');
  await failed;
  await header(page).getByRole('link', { name: 'Company' }).click();
  await expect(heading(page)).toHaveText(headingOf('/about'));
  await expect(header(page).locator('[aria-current=page]')).toHaveText('Company');
  expect(await unseen(page)).toEqual([]);
  expect(errors).toEqual([]);
});

/** Loads the front page without its app, lets a visitor act, and brings the app in. */
async function actBeforeAlive(page: Page, act: () => Promise<void>): Promise<void> {
  const release = await holdBack(page, APP);
  await page.goto('/');
  await act();
  release();
  await hydrated(page);
  await frameDrawn(page);
  await page.unroute(APP);
}

test('what was opened before the scripts arrived stays open and closes as ever', async ({ page }) => {
  const link = (name: string) => serviceLink(page, name);
  await test.step('the services, by pointing', async () => {
    await actBeforeAlive(page, () => servicesButton(page).hover());
    await expect(link('Cybersecurity')).toBeVisible();
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(20, 800);
    await expect(link('Cybersecurity')).toBeHidden();
  });
  await test.step('the services, by keyboard', async () => {
    await actBeforeAlive(page, async () => {
      await servicesButton(page).focus();
      await expect(link('Network Services')).toBeVisible();
      await page.keyboard.press('Tab');
    });
    await expect(link('Network Services')).toBeFocused();
    await expect(link('Network Services')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link('Network Services')).toBeHidden();
    await expect(servicesButton(page)).toBeFocused();
  });
  await test.step('the menu', async () => {
    await page.setViewportSize(PHONE);
    await actBeforeAlive(page, () => menu(page).click());
    await expect(home(page)).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/menu-open/);
    await page.keyboard.press('Escape');
    await expect(home(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveClass(/menu-open/);
  });
});
