/** Specification, section 2, "Header", and section 4: the mobile menu. */
import { expect, test } from './support/test.ts';
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

const menuButton = (page: Parameters<typeof header>[0]) => page.getByRole('button', { name: 'Menu' });
const contact = (page: Parameters<typeof header>[0]) =>
  header(page).getByRole('link', { name: 'Contact', exact: true });

test('the toggle has a name and a state, shows the links and hides them', async ({ page }) => {
  await open(page, '/');
  await expect(contact(page)).toBeHidden();
  await expect.poll(() => expandedState(page, 'Menu')).toBe(false);
  await menuButton(page).tap();
  await expect.poll(() => expandedState(page, 'Menu')).toBe(true);
  for (const name of ['Home', 'Company', 'Contact', 'Get Quote'])
    await expect(header(page).getByRole('link', { name, exact: true })).toBeVisible();
  await menuButton(page).tap();
  await expect(contact(page)).toBeHidden();
  await expect.poll(() => expandedState(page, 'Menu')).toBe(false);
});

test('a navigation closes it', async ({ page }) => {
  await open(page, '/');
  await menuButton(page).tap();
  await contact(page).tap();
  await expect(page).toHaveURL('/contact');
  await expect(contact(page)).toBeHidden();
  await expect.poll(() => expandedState(page, 'Menu')).toBe(false);
});

test('a tap on the link of the page that is shown closes it too', async ({ page }) => {
  await open(page, '/');
  await menuButton(page).tap();
  await header(page).getByRole('link', { name: 'Home', exact: true }).tap();
  await expect(contact(page)).toBeHidden();
});

test('Escape closes it and gives the focus back; an open group closes first or with it', async ({ page }) => {
  await open(page, '/');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(contact(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Home', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(contact(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect.poll(() => expandedState(page, 'Menu')).toBe(false);
});

test('the page behind it does not scroll, and stays where it was', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 700);
  await menuButton(page).tap();
  await expect(contact(page)).toBeVisible();
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
  await expect(contact(page)).toBeHidden();
  expect(await scrollY(page)).toBe(700);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(700);
});

test('leaving it by Tab closes it', async ({ page }) => {
  await open(page, '/');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await header(page).getByRole('link', { name: 'Get Quote' }).focus();
  await page.keyboard.press('Tab');
  await expect(contact(page)).toBeHidden();
});

test('all of it can be reached on a low screen with the group unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await open(page, '/');
  await menuButton(page).tap();
  await servicesButton(page).tap();
  await header(page).getByRole('link', { name: 'Get Quote' }).tap();
  await expect(page).toHaveURL('/contact');
});

for (const [how, before, after] of [
  ['a tablet is turned', { width: 820, height: 1180 }, { width: 1180, height: 820 }],
  ['the window grows wide', PHONE, { width: 1440, height: 900 }],
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled, viewport: before });

      test(`when ${how}, an open menu becomes the row of links again`, async ({ page }) => {
        if (javaScriptEnabled) await open(page, '/');
        else await page.goto('/');
        const button = menuButton(page);
        await button.tap();
        await expect(contact(page)).toBeVisible();
        await page.setViewportSize(after);
        await expect(button).toBeHidden();
        for (const name of ['Home', 'Company', 'Contact', 'Get Quote']) {
          const box = await header(page).getByRole('link', { name, exact: true }).boundingBox();
          expect(box?.x, name).toBeGreaterThan(after.width / 4);
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
  }
}

test('it stays closed when the window becomes narrow again', async ({ page }) => {
  await open(page, '/');
  await menuButton(page).tap();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menuButton(page)).toBeHidden();
  // Media queries report a change with a frame, and nobody sees a window between two frames.
  await frameDrawn(page);
  await page.setViewportSize(PHONE);
  await expect(menuButton(page)).toBeVisible();
  await expect(contact(page)).toBeHidden();
  await expect.poll(() => expandedState(page, 'Menu')).toBe(false);
});

test('it does not fade out where the row of links was when the window becomes narrow', async ({ page }) => {
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
  await page.evaluate(() => document.querySelector('.navigation')?.removeAttribute('data-fades'));
  await menuButton(page).tap();
  await expect.poll(fades).toBe('');
});

test('its button closes it when the focus is on one of its links', async ({ page }) => {
  await open(page, '/');
  await menuButton(page).click();
  await contact(page).focus();
  await menuButton(page).click();
  await expect(contact(page)).toBeHidden();
});
