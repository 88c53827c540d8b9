/** Toasts where they need a real browser: pointer, focus, layout, connection. Their rules are in src/site/ui/toast/toast.test.tsx. */
import { axeViolations } from './support/axe.ts';
import { ContactForm } from './support/contact-form.ts';
import { expect, type Locator, testWithMail as test } from './support/test.ts';
import { animationsEnd, content, DESKTOP, PHONE } from './support/visitor.ts';

const { words } = content;

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

/** The box of a toast that has come to rest. */
async function restingBox() {
  await animationsEnd(toast);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no box.');
  return box;
}

test.beforeEach(async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-write'], { origin: site.url });
  toast = page.locator('.toast');
  form = new ContactForm(page);
  copyEmail = page.getByRole('button', { name: words.copyEmail });
  copyPhone = page.getByRole('button', { name: words.copyPhone });
});

test('a toast says what was copied, is reached by F8, and is closed by Escape or its button, giving focus back; it is at the bottom right, at most 420 px wide, and goes by a swipe past 50 px of the mouse or a finger (sections 4 and 9)', async ({
  page,
  context,
}) => {
  await form.open();
  for (const [button, value, close] of [
    [copyEmail, content.company.email, () => page.keyboard.press('Escape')],
    [
      copyPhone,
      content.company.phone,
      () => page.getByRole('button', { name: words.dismiss }).press('Enter'),
    ],
  ] as const) {
    await show(button);
    await expect(toast).toContainText(words.copied.replace('{value}', value));
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'F8' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toast.getByRole('button')).toBeFocused();
    await close();
    await expect(toast).toHaveCount(0);
    await expect(button).toBeFocused();
    const message = form.field('message');
    await message.fill('');
    await message.press('Control+V');
    await expect(message).toHaveValue(value);
  }
  for (const viewport of [PHONE, DESKTOP]) {
    const { width, height } = viewport;
    await page.setViewportSize(viewport);
    await show();
    const box = await restingBox();
    expect(box.width).toBeLessThanOrEqual(420);
    expect(height - box.y - box.height).toBeLessThanOrEqual(32);
    expect(width - box.x - box.width).toBeLessThanOrEqual(32);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await expect(toast).toHaveCount(0);
  }
  await show();
  const box = await restingBox();
  const y = box.y + box.height / 2;
  // It begins on the close button: a swipe is no click on what it began on.
  const x = box.x + box.width - 30;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 25, y);
  await page.mouse.move(x + 51, y);
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
  await page.mouse.move(5, 5);
  await show();
  await restingBox();
  const devtools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x: box.x + x, y }],
    });
  await touch('touchStart', 40);
  for (const x of [60, 80, 100, 120]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(toast).toHaveCount(0);
});
