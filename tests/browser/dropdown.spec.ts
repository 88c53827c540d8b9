/** Specification, section 2, "Header", and section 4, the dropdown "Solutions & Services". */
import { expect, type Page, test } from './server.ts';
import { header, open, PHONE, serviceLink, servicesButton } from './visitor.ts';

const FIRST = 'Network Services';
const LAST = 'IT Training & Enablement';

test('it opens on hover, and closes when the pointer leaves', async ({ page }) => {
  await open(page, '/');
  await expect(serviceLink(page, FIRST)).toBeHidden();
  await servicesButton(page).hover();
  await expect(serviceLink(page, LAST)).toBeVisible();
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(20, 800);
  await expect(serviceLink(page, LAST)).toBeHidden();
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the pointer can cross to its links, resting on the way and with a step outside', async ({ page }) => {
  await open(page, '/');
  const button = await servicesButton(page).boundingBox();
  if (!button) throw new Error('The button is not there.');
  const x = button.x + button.width / 2;
  await page.mouse.move(x, button.y + button.height / 2);
  await expect(serviceLink(page, FIRST)).toBeVisible();
  const first = await serviceLink(page, FIRST).boundingBox();
  const inside = (first?.y ?? 0) + 10;
  await page.mouse.move(x, button.y + button.height + 6);
  await page.waitForTimeout(600);
  await page.mouse.move(x, inside, { steps: 5 });
  await expect(serviceLink(page, LAST)).toBeVisible();
  await page.mouse.move(button.x - 60, inside);
  await page.waitForTimeout(60);
  await page.mouse.move(x, inside);
  await page.waitForTimeout(400);
  await expect(serviceLink(page, LAST)).toBeVisible();
  await serviceLink(page, LAST).click();
  await expect(page).toHaveURL('/it-training');
});

/** Points at the button and clicks it in one gesture. A machine that stalls in between makes two of it: then once more. */
async function pointAndClick(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(0, 600);
    await expect(serviceLink(page, FIRST)).toBeHidden();
    await servicesButton(page).evaluate((button) => {
      const clicked = (over: Event) => (click: Event) =>
        Object.assign(window, { took: click.timeStamp - over.timeStamp });
      const pointed = (over: Event) => button.addEventListener('click', clicked(over), { once: true });
      button.addEventListener('pointerover', pointed, { once: true });
    });
    await servicesButton(page).hover();
    await page.waitForTimeout(80);
    await page.mouse.down();
    await page.mouse.up();
    expect(await page.evaluate(() => Reflect.get(window, 'took'))).toBeLessThan(450);
  }).toPass();
}

test('a hover followed by a click leaves it open, and the next click closes it', async ({ page }) => {
  await open(page, '/');
  await pointAndClick(page);
  await page.waitForTimeout(300);
  await expect(serviceLink(page, FIRST)).toBeVisible();
  await servicesButton(page).click();
  await expect(serviceLink(page, FIRST)).toBeHidden();
  await servicesButton(page).click();
  await expect(serviceLink(page, FIRST)).toBeVisible();
});

for (const key of ['Enter', 'Space']) {
  test(`the keyboard opens and closes it with ${key}, and reaches its links by Tab`, async ({ page }) => {
    await open(page, '/');
    await servicesButton(page).focus();
    await expect(serviceLink(page, FIRST)).toBeHidden();
    await page.keyboard.press(key);
    await expect(serviceLink(page, FIRST)).toBeVisible();
    await page.keyboard.press(key);
    await expect(serviceLink(page, FIRST)).toBeHidden();
    await page.keyboard.press(key);
    await page.keyboard.press('Tab');
    await expect(serviceLink(page, FIRST)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/network-services');
    await expect(serviceLink(page, LAST)).toBeHidden();
  });
}

test('its links are out of reach by Tab while it is closed', async ({ page }) => {
  await open(page, '/');
  await servicesButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Company' })).toBeFocused();
});

test('Escape closes it and gives the focus back', async ({ page }) => {
  await open(page, '/');
  await servicesButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(serviceLink(page, FIRST)).toBeHidden();
  await expect(servicesButton(page)).toBeFocused();
});

test('Escape closes it when the pointer has opened it', async ({ page }) => {
  await open(page, '/');
  await servicesButton(page).hover();
  await expect(serviceLink(page, FIRST)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(serviceLink(page, FIRST)).toBeHidden();
});

test('leaving it by Tab, forward or back, closes it', async ({ page }) => {
  await open(page, '/');
  await servicesButton(page).focus();
  await page.keyboard.press('Enter');
  for (let links = 0; links < 6; links++) await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Company' })).toBeFocused();
  await expect(serviceLink(page, FIRST)).toBeHidden();
  await servicesButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(serviceLink(page, FIRST)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(serviceLink(page, FIRST)).toBeHidden();
});

test('a choice closes it, though the pointer is still over it', async ({ page }) => {
  await open(page, '/');
  await servicesButton(page).hover();
  await serviceLink(page, 'Cybersecurity').click();
  await expect(page).toHaveURL('/cybersecurity');
  await expect(serviceLink(page, FIRST)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('a tap opens it, another closes it, and a tap elsewhere closes it', async ({ page }) => {
    await open(page, '/');
    await servicesButton(page).tap();
    await expect(serviceLink(page, FIRST)).toBeVisible();
    await servicesButton(page).tap();
    await expect(serviceLink(page, FIRST)).toBeHidden();
    await servicesButton(page).tap();
    await expect(serviceLink(page, FIRST)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(serviceLink(page, FIRST)).toBeHidden();
  });
});

test.describe('in the narrow menu', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('a tap unfolds the group and another folds it', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(servicesButton(page)).toBeVisible();
    await expect(serviceLink(page, FIRST)).toBeHidden();
    await servicesButton(page).tap();
    await expect(serviceLink(page, LAST)).toBeVisible();
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
    await servicesButton(page).tap();
    await expect(serviceLink(page, LAST)).toBeHidden();
    await servicesButton(page).tap();
    await serviceLink(page, LAST).tap();
    await expect(page).toHaveURL('/it-training');
    await expect(servicesButton(page)).toBeHidden();
  });

  test('it stays unfolded while a link below it is pressed', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await servicesButton(page).click();
    await expect(serviceLink(page, LAST)).toBeVisible();
    await header(page).getByRole('link', { name: 'Company' }).click();
    await expect(page).toHaveURL('/about');
  });
});
