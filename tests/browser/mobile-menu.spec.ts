/** Specification, section 2, "Header", and section 4: the mobile menu. */
import { expect, test } from './server.ts';
import { header, open, PHONE, scrollTo, scrollY, servicesButton } from './visitor.ts';

test.use({ hasTouch: true, viewport: PHONE });

const menuButton = (page: Parameters<typeof header>[0]) => page.getByRole('button', { name: 'Menu' });
const contact = (page: Parameters<typeof header>[0]) =>
  header(page).getByRole('link', { name: 'Contact', exact: true });

test('the toggle has a name and a state, shows the links and hides them', async ({ page }) => {
  await open(page, '/');
  await expect(contact(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await menuButton(page).tap();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Home', 'Company', 'Contact', 'Get Quote'])
    await expect(header(page).getByRole('link', { name, exact: true })).toBeVisible();
  await menuButton(page).tap();
  await expect(contact(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a navigation closes it', async ({ page }) => {
  await open(page, '/');
  await menuButton(page).tap();
  await contact(page).tap();
  await expect(page).toHaveURL('/contact');
  await expect(contact(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
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
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the page behind it does not scroll, and stays where it was', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 700);
  await menuButton(page).tap();
  await expect(contact(page)).toBeVisible();
  // Over the menu, and over the header above it.
  for (const y of [500, 50]) {
    await page.mouse.move(200, y);
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(200);
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

test('it is a menu no longer when the window grows wide', async ({ page }) => {
  await open(page, '/');
  await menuButton(page).tap();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menuButton(page)).toBeHidden();
  await expect(contact(page)).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
});
