/** Specification, section 2, "Header", and section 4: the mobile menu. */
import { expect, type Page, test } from './support/test.ts';
import {
  animationsEnd,
  DESKTOP,
  expandedState,
  frameDrawn,
  header,
  open,
  PHONE,
  scrollTo,
  scrollY,
  servicesButton,
} from './support/visitor.ts';

test.use({ hasTouch: true, viewport: PHONE });

const NAMES = ['Home', 'Company', 'Contact', 'Get Quote'];
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });

const expectOpen = async (page: Page, isOpen = true) => {
  await expect(link(page, 'Contact')).toBeVisible({ visible: isOpen });
  await expect.poll(() => expandedState(page, 'Menu')).toBe(isOpen);
};

test('its button shows the links and hides them; Escape, leaving it by Tab and a choice hide them, too', async ({
  page,
}) => {
  await open(page, '/');
  await expectOpen(page, false);
  await menuButton(page).tap();
  await expectOpen(page);
  for (const name of NAMES) await expect(link(page, name)).toBeVisible();
  await menuButton(page).tap();
  await expectOpen(page, false);
  await test.step('also with the focus on one of the links', async () => {
    await menuButton(page).click();
    await link(page, 'Contact').focus();
    await menuButton(page).click();
    await expectOpen(page, false);
  });
  await test.step('by keyboard', async () => {
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page);
    await page.keyboard.press('Tab');
    await expect(link(page, 'Home')).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await link(page, 'Get Quote').focus();
    await page.keyboard.press('Tab');
    await expectOpen(page, false);
  });
  await test.step('a link of the page that is shown', async () => {
    await menuButton(page).tap();
    await link(page, 'Home').tap();
    await expectOpen(page, false);
  });
  await test.step('a link of another page', async () => {
    await menuButton(page).tap();
    await link(page, 'Contact').tap();
    await expect(page).toHaveURL('/contact');
    await expectOpen(page, false);
  });
});

test('the page behind it does not scroll; all of it can be reached on a low screen', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 700);
  await menuButton(page).tap();
  await expectOpen(page);
  // Over the menu, and over the header above it.
  for (const y of [500, 50]) {
    await page.mouse.move(200, y);
    // Listens before the wheel turns; in an object, because a promise itself would be waited for.
    const wheel = await page.evaluateHandle(() => ({
      turned: new Promise<void>((done) => addEventListener('wheel', () => done(), { once: true })),
    }));
    await page.mouse.wheel(0, 900);
    await wheel.evaluate(({ turned }) => turned);
    await frameDrawn(page);
  }
  expect(await scrollY(page)).toBe(700);
  await menuButton(page).tap();
  await expectOpen(page, false);
  expect(await scrollY(page)).toBe(700);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(700);
  await page.setViewportSize({ width: 360, height: 480 });
  await menuButton(page).tap();
  await servicesButton(page).tap();
  await link(page, 'Get Quote').tap();
  await expect(page).toHaveURL('/contact');
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 820, height: 1180 } });

    test('when a tablet is turned, an open menu becomes the row of links', async ({ page }) => {
      if (javaScriptEnabled) await open(page, '/');
      else await page.goto('/');
      await menuButton(page).tap();
      await expect(link(page, 'Contact')).toBeVisible();
      await page.setViewportSize({ width: 1180, height: 820 });
      await expect(menuButton(page)).toBeHidden();
      for (const name of NAMES) {
        const box = await link(page, name).boundingBox();
        expect(box?.x, name).toBeGreaterThan(1180 / 4);
        expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThan(112);
      }
      // Chromium may drop keys and turns of the wheel until it has drawn the window in its new size.
      await page.screenshot();
      await page.keyboard.press('PageDown');
      await expect.poll(async () => (await page.locator('main').boundingBox())?.y).toBeLessThan(-100);
      await page.getByRole('link', { name: 'Get Started' }).tap({ timeout: 5_000 });
      await expect(page).toHaveURL('/contact');
    });
  });

test('it stays closed when the window becomes narrow again, and does not fade out then', async ({ page }) => {
  await open(page, '/');
  const fades = () => page.evaluate(() => document.querySelector('.navigation')?.getAttribute('data-fades'));
  await page.evaluate(() => {
    const menu = document.querySelector('.navigation');
    menu?.addEventListener('transitionrun', ({ target }) => {
      if (target === menu) menu.toggleAttribute('data-fades', true);
    });
  });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await frameDrawn(page);
  }
  expect(await fades()).toBe(null);
  await menuButton(page).tap();
  await expect.poll(fades).toBe('');
  await animationsEnd(page.locator('.navigation'));
  await page.setViewportSize(DESKTOP);
  await expect(menuButton(page)).toBeHidden();
  // Media queries report a change with a frame, and nobody sees a window between two frames.
  await frameDrawn(page);
  await page.setViewportSize(PHONE);
  await expect(menuButton(page)).toBeVisible();
  await expectOpen(page, false);
});
