/** Toasts where they need a real browser: pointer, focus, layout. Their rules are in src/ui/toast/toast.test.tsx. */
import { axeViolations } from './support/axe.ts';
import { ContactForm } from './support/contact-form.ts';
import { expect, type Locator, testWithMail as test } from './support/test.ts';
import { animationsEnd, expandedState, stopClock } from './support/visitor.ts';

let toast: Locator;
let form: ContactForm;
let copyEmail: Locator;
let copyPhone: Locator;

/** Shows a toast by the keyboard, so that no pointer rests on it. */
async function show(button = copyEmail) {
  await button.focus();
  await button.press('Enter');
  await expect(toast).toBeVisible();
}

test.beforeEach(async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-write'], { origin: site.url });
  toast = page.locator('.toast');
  form = new ContactForm(page);
  copyEmail = page.getByRole('button', { name: site.content.words.copyEmail });
  copyPhone = page.getByRole('button', { name: site.content.words.copyPhone });
});

test('a toast waits while the pointer is over it, focus is within or the window is behind', async ({
  page,
}) => {
  await page.clock.install();
  await form.open();
  await stopClock(page);
  const reasons = [
    [() => toast.hover(), () => page.mouse.move(5, 5)],
    [() => toast.getByRole('button').focus(), () => copyEmail.focus()],
    [
      () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
      () => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    ],
  ] as const;
  for (const [begin, end] of reasons) {
    await show();
    await page.clock.runFor(600);
    await begin();
    await page.clock.runFor(30_000);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await end();
    await page.clock.runFor(4399);
    await expect(toast).toHaveAttribute('data-state', 'open');
    await page.clock.runFor(1);
    await expect(toast).toHaveAttribute('data-state', 'closed');
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
  }
});

test('a toast expires although the one before was replaced under the pointer', async ({ page }) => {
  await page.clock.install();
  await form.open();
  await show();
  await page.clock.runFor(600);
  await toast.hover();
  await copyPhone.press('Enter');
  await page.mouse.move(5, 5);
  await page.clock.runFor(5500);
  await expect(toast).toHaveCount(0);
});

test('a toast swiped past 50 px by a mouse goes (sections 4 and 9)', async ({ page }) => {
  await form.open();
  await show();
  await animationsEnd(toast);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no box.');
  // It begins on the close button: a swipe is no click on what it began on.
  const x = box.x + box.width - 30;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 25, y);
  await page.mouse.move(x + 51, y);
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
});

test('a toast can be swiped by a finger', async ({ page, context }) => {
  await form.open();
  await show();
  await animationsEnd(toast);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no box.');
  const devtools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x: box.x + x, y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 40);
  for (const x of [60, 80, 100, 120]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(toast).toHaveCount(0);
});

test('a toast is reached by F8 and closed by Escape or its button, giving focus back (section 9)', async ({
  page,
  site,
}) => {
  await form.open();
  const viewport = page.getByRole('region', { name: 'F8' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: site.content.words.dismiss }).press('Enter'),
  ]) {
    await show();
    await page.keyboard.press('F8');
    await expect(viewport).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toast.getByRole('button')).toBeFocused();
    await close();
    await expect(toast).toHaveCount(0);
    await expect(copyEmail).toBeFocused();
  }
});

test('a toast is at the bottom right on wide screens, and at most 420 px wide (section 9)', async ({
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await form.open();
    await show();
    await animationsEnd(toast);
    const box = await toast.boundingBox();
    if (!box) throw new Error('The toast has no box.');
    expect(box.width).toBeLessThanOrEqual(420);
    expect(height - box.y - box.height).toBeLessThanOrEqual(32);
    expect(width - box.x - box.width).toBeLessThanOrEqual(32);
    if (width === 390) expect(box.x).toBeLessThanOrEqual(32);
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('a toast shows above the menu of a phone, whichever came first', async ({ page, context, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await form.open();
  const menu = page.getByRole('button', { name: site.content.words.menu });
  const seen = () =>
    toast.evaluate((toast) => {
      const { left, top, width, height } = toast.getBoundingClientRect();
      return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await menu.click();
  await expect.poll(() => expandedState(page, site.content.words.menu)).toBe(true);
  await context.setOffline(true);
  await expect(toast).toContainText(site.content.words.offline);
  await expect.poll(seen).toBe(true);
  await expect.poll(() => expandedState(page, site.content.words.menu)).toBe(true);
  await menu.click();
  await expect.poll(() => expandedState(page, site.content.words.menu)).toBe(false);
  await menu.click();
  await expect.poll(() => expandedState(page, site.content.words.menu)).toBe(true);
  await expect.poll(seen).toBe(true);
});
