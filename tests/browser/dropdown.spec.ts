/** Specification, section 2, "Header", and section 4, the dropdown "Solutions & Services". */
import { expect, type Page, test } from './support/test.ts';
import {
  frameDrawn,
  header,
  open,
  PHONE,
  serviceLink,
  servicesButton,
  stopClock,
} from './support/visitor.ts';

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
  await page.clock.install();
  await open(page, '/');
  await stopClock(page);
  const button = await servicesButton(page).boundingBox();
  if (!button) throw new Error('The button is not there.');
  const x = button.x + button.width / 2;
  await page.mouse.move(x, button.y + button.height / 2);
  await expect(serviceLink(page, FIRST)).toBeVisible();
  const first = await serviceLink(page, FIRST).boundingBox();
  const inside = (first?.y ?? 0) + 10;
  await page.mouse.move(x, button.y + button.height + 6);
  await page.clock.runFor(600);
  await page.mouse.move(x, inside, { steps: 5 });
  await expect(serviceLink(page, LAST)).toBeVisible();
  await page.mouse.move(button.x - 60, inside);
  await page.clock.runFor(60);
  await page.mouse.move(x, inside);
  await page.clock.runFor(400);
  await expect(serviceLink(page, LAST)).toBeVisible();
  await serviceLink(page, LAST).click();
  await expect(page).toHaveURL('/it-training');
});

/** Points at the button and clicks it 80 ms later, by the time that the browser puts on the events. */
async function pointAndClick(page: Page): Promise<void> {
  const box = await servicesButton(page).boundingBox();
  if (!box) throw new Error('The button has no box.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const devtools = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000;
  const press = { x, y, button: 'left', clickCount: 1, timestamp: begin + 0.08 } as const;
  await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, timestamp: begin });
  await expect(serviceLink(page, FIRST)).toBeVisible();
  await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
  await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
}

test('a hover followed by a click leaves it open, and the next click closes it', async ({ page }) => {
  await open(page, '/');
  await pointAndClick(page);
  await frameDrawn(page);
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
