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

const expectOpen = async (page: Page, isOpen = true) => {
  await expect(serviceLink(page, LAST)).toBeVisible({ visible: isOpen });
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', String(isOpen));
};

/** Points at the button and clicks it 80 ms later, by the time that the browser puts on the events. */
async function pointAndClick(page: Page): Promise<void> {
  const box = await servicesButton(page).boundingBox();
  if (!box) throw new Error('The button has no box.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const devtools = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000;
  const press = { x, y, button: 'left', clickCount: 1, timestamp: begin + 0.08 } as const;
  await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, timestamp: begin });
  await expectOpen(page);
  await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
  await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
}

test('the keyboard opens and closes it, and reaches its links by Tab only while it is open; the pointer opens it, and closes it by leaving, by a click, by Escape or by a choice', async ({
  page,
}) => {
  await open(page, '/');
  const company = header(page).getByRole('link', { name: 'Company' });
  await servicesButton(page).focus();
  await page.keyboard.press('Tab');
  await expect(company).toBeFocused();
  await servicesButton(page).focus();
  await expectOpen(page, false);
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expectOpen(page);
    await page.keyboard.press(key);
    await expectOpen(page, false);
  }
  await test.step('leaving it by Tab, forward or back, closes it', async () => {
    await page.keyboard.press('Enter');
    for (let links = 0; links < 6; links++) await page.keyboard.press('Tab');
    await expect(company).toBeFocused();
    await expectOpen(page, false);
    await servicesButton(page).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page);
    await page.keyboard.press('Shift+Tab');
    await expectOpen(page, false);
  });
  await test.step('Escape closes it and gives the focus back', async () => {
    await servicesButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(serviceLink(page, FIRST)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    await expect(servicesButton(page)).toBeFocused();
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/network-services');
  await expectOpen(page, false);

  await servicesButton(page).hover();
  await expectOpen(page);
  await page.mouse.move(20, 800);
  await expectOpen(page, false);
  await test.step('a click soon after the hover leaves it open, the next one closes it', async () => {
    await pointAndClick(page);
    await frameDrawn(page);
    await expectOpen(page);
    await servicesButton(page).click();
    await expectOpen(page, false);
    await servicesButton(page).click();
    await expectOpen(page);
  });
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await page.mouse.move(20, 800);
  await test.step('a choice closes it, though the pointer is still over it', async () => {
    await servicesButton(page).hover();
    await serviceLink(page, 'Cybersecurity').click();
    await expect(page).toHaveURL('/cybersecurity');
    await expectOpen(page, false);
  });
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
  await expectOpen(page);
  await page.mouse.move(button.x - 60, inside);
  await page.clock.runFor(60);
  await page.mouse.move(x, inside);
  await page.clock.runFor(400);
  await expectOpen(page);
  await serviceLink(page, LAST).click();
  await expect(page).toHaveURL('/it-training');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('a tap opens it, another closes it, and a tap elsewhere closes it', async ({ page }) => {
    await open(page, '/');
    for (const isOpen of [true, false, true]) {
      await servicesButton(page).tap();
      await expectOpen(page, isOpen);
    }
    await page.getByRole('heading', { level: 1 }).tap();
    await expectOpen(page, false);
  });
});

test.describe('in the narrow menu', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('a tap unfolds the group and another folds it; it stays unfolded while a link below it is pressed', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(servicesButton(page)).toBeVisible();
    for (const isOpen of [true, false, true]) {
      await servicesButton(page).tap();
      await expectOpen(page, isOpen);
    }
    await serviceLink(page, LAST).tap();
    await expect(page).toHaveURL('/it-training');
    await expect(servicesButton(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await servicesButton(page).click();
    await expectOpen(page);
    await header(page).getByRole('link', { name: 'Company' }).click();
    await expect(page).toHaveURL('/about');
  });
});
