/** A page is whole before, without and despite its scripts. */
import { expect, type Page, test } from './support/test.ts';
import { unseen } from './support/unseen.ts';
import {
  APP,
  addresses,
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

async function expectMenusAndLinks(page: Page): Promise<void> {
  await page.goto('/');
  await servicesButton(page).hover();
  await expect(serviceLink(page, 'Wireless Solutions')).toBeVisible();
  await serviceLink(page, 'Wireless Solutions').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wireless Solutions');
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
  await page.getByRole('button', { name: 'Menu' }).click();
  await servicesButton(page).click();
  await serviceLink(page, 'Cybersecurity').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cybersecurity Solutions');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(header(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header(page).getByRole('link', { name: 'Home', exact: true })).toBeHidden();
  await footer(page).getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/about'));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [...addresses, '/nowhere']) {
    test(`${address} reads whole`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await unseen(page)).toEqual([]);
      const pictures = page.locator('main img');
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
      await expect(footer(page)).toBeVisible();
    });
  }

  test('menus open and links work', async ({ page }) => expectMenusAndLinks(page));

  test('the words of the menu are light on its dark ground, also where the header is light', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Menu' }).click();
    const home = header(page).getByRole('link', { name: 'Home', exact: true });
    await expect(home).toHaveCSS('color', 'rgb(213, 223, 236)');
  });

  test('screen readers do not hear that links are hidden while they show', async ({ page }) => {
    const group = 'Solutions & Services';
    await page.goto('/');
    await servicesButton(page).focus();
    await expect(serviceLink(page, 'Cybersecurity')).toBeVisible();
    expect(await expandedState(page, group)).not.toBe(false);
    await page.setViewportSize(PHONE);
    expect(await expandedState(page, 'Menu')).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await expandedState(page, 'Menu')).toBe(true);
    await servicesButton(page).click();
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

test.describe('when scripts fail to load', () => {
  test('all of them: menus open and links work', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await expectMenusAndLinks(page);
  });

  test('the app only: menus open, links work, everything can be read', async ({ page }) => {
    await page.route(APP, (route) => route.abort());
    await expectMenusAndLinks(page);
    await styled(page);
    expect(await unseen(page)).toEqual([]);
  });

  test('only scripts loaded later are blocked: the app goes on without them', async ({ page }) => {
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/about'));
    await expect(header(page).locator('[aria-current=page]')).toHaveText('Company');
    expect(await unseen(page)).toEqual([]);
  });
});

/** Loads the front page without its app, lets a visitor act, and brings the app in. */
async function actBeforeAlive(page: Page, act: () => Promise<void>): Promise<void> {
  const release = await holdBack(page, APP);
  await page.goto('/');
  await act();
  release();
  await hydrated(page);
}

test.describe('what was opened before the scripts arrived stays open and closes as ever', () => {
  test('the menu', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const menu = page.getByRole('button', { name: 'Menu' });
    const home = header(page).getByRole('link', { name: 'Home', exact: true });
    await actBeforeAlive(page, () => menu.click());
    await frameDrawn(page);
    await expect(home).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/menu-open/);
    await page.keyboard.press('Escape');
    await expect(home).toBeHidden();
    await expect(page.locator('html')).not.toHaveClass(/menu-open/);
  });

  test('the services, by pointing', async ({ page }) => {
    await actBeforeAlive(page, () => servicesButton(page).hover());
    await frameDrawn(page);
    await expect(serviceLink(page, 'Cybersecurity')).toBeVisible();
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(20, 800);
    await expect(serviceLink(page, 'Cybersecurity')).toBeHidden();
  });

  test('the services, by keyboard', async ({ page }) => {
    await actBeforeAlive(page, async () => {
      await servicesButton(page).focus();
      await expect(serviceLink(page, 'Network Services')).toBeVisible();
      await page.keyboard.press('Tab');
    });
    await frameDrawn(page);
    await expect(serviceLink(page, 'Network Services')).toBeFocused();
    await expect(serviceLink(page, 'Network Services')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(serviceLink(page, 'Network Services')).toBeHidden();
    await expect(servicesButton(page)).toBeFocused();
  });
});

test('nothing opens by itself when the scripts arrive', async ({ page }) => {
  await open(page, '/');
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(serviceLink(page, 'Cybersecurity')).toBeHidden();
  await page.locator('.toasts').waitFor({ state: 'attached' });
  await expect(page.locator('#navigation:popover-open')).toHaveCount(0);
});
