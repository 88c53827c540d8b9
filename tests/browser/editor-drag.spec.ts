/** Sections and items are dragged to other places, each job judged by the bytes of the file afterwards. */
import type { Locator, Page } from '@playwright/test';
import { changedLines, openEditor, testInTab as test, test as testInOwnTab } from './support/editor.ts';
import { expect } from './support/test.ts';

const ABOUT = 'pages/about.yaml';

test('a section is dragged in the list, with the mouse', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { save } = await openEditor(page, '/about');
  const vision = page.getByRole('button', { name: 'Our Vision Cards' });
  await drag(page, vision, page.getByRole('button', { name: 'Key Statistics' }));
  await expectOrder(page, ['Who We Serve', 'Longer text', 'Key Statistics', 'Our Vision']);
  await expect(page.locator('.section-notice')).toHaveText('“Our Vision” is now number 5 of 6.');
  await save();
  const after = await dev.read(ABOUT);
  expect(changedLines(before, after)).toEqual({ removed: [], added: [] });
  expect(after.indexOf('heading: Key Statistics')).toBeLessThan(after.indexOf('heading: Our Vision'));
});

test('a section that opens the page cannot be dragged away, and the list says why', async ({ page }) => {
  const { canvas } = await openEditor(page, '/about');
  const opening = page.getByRole('button', { name: 'About Cedarline Networks' });
  await drag(page, opening, page.getByRole('button', { name: 'Who We Serve' }));
  await expect(page.locator('.section-notice')).toHaveText(
    'The section that opens the page stays the first one.',
  );
  await expectOrder(page, ['Our Vision', 'Who We Serve', 'Longer text', 'Key Statistics']);
  await expect(canvas.locator('main > :first-child')).toHaveClass(/hero/);
});

test('a section is dragged by keyboard, and taken back by Escape', async ({ page }) => {
  await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Our Vision Cards' }).click();
  const grip = page.getByRole('button', { name: 'Drag “Our Vision”' });
  const lifted = page.locator('.section-list [data-dnd-dragging]');
  await grip.press('Space');
  await expect(lifted).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.section-notice')).toHaveText('Place 3.');
  await page.keyboard.press('Space');
  await expectOrder(page, ['Who We Serve', 'Our Vision', 'Longer text', 'Key Statistics']);
  await expect(grip).toBeFocused();
  await grip.press('Space');
  await expect(lifted).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.section-notice')).toHaveText('Place 2.');
  // At once, so that the place found for the first key comes after the second.
  await grip.evaluate((element) => {
    for (const code of ['ArrowUp', 'Escape'])
      element.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
  });
  await expect(page.locator('.section-notice')).toHaveText('It stays where it was.');
  await expect(lifted).toHaveCount(0);
  await expect(page.locator('.section-notice')).toHaveText('It stays where it was.');
  await expectOrder(page, ['Who We Serve', 'Our Vision', 'Longer text', 'Key Statistics']);
});

test('a card is dragged on the page: its lines move', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { canvas, save } = await openEditor(page, '/about');
  const titles = canvas.locator('.card h3');
  await titles.nth(0).hover();
  await drag(page, page.locator('.item-tools .tool-grip'), titles.nth(2));
  await expect(titles.nth(2)).toHaveText('Reliability');
  await expect(titles.nth(0)).toHaveText('Security');
  await save();
  expect(changedLines(before, await dev.read(ABOUT))).toEqual({ removed: [], added: [] });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles.nth(0)).toHaveText('Reliability');
});

test('a section is dragged on the page', async ({ page }) => {
  const { canvas } = await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Our Vision Cards' }).click();
  await canvas.getByRole('heading', { name: 'Who We Serve' }).scrollIntoViewIfNeeded();
  await drag(
    page,
    page.locator('.edit-tag .tool-grip'),
    canvas.getByRole('heading', { name: 'Who We Serve' }),
  );
  await expectOrder(page, ['Who We Serve', 'Our Vision', 'Longer text', 'Key Statistics']);
});

test('an item is dragged in its list beside the page', async ({ page }) => {
  const { canvas } = await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Our Vision Cards' }).click();
  const panel = page.locator('.edit-panel');
  const item = (name: string) => panel.getByRole('button', { name: `“${name}”`, exact: true });
  await item('Plain Advice').scrollIntoViewIfNeeded();
  await drag(page, item('Reliability'), item('Plain Advice'));
  await expect(canvas.locator('.card h3').nth(2)).toHaveText('Reliability');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  testInOwnTab(
    'a section is dragged in the list after a moment, and a shorter touch scrolls',
    async ({ page }) => {
      await openEditor(page, '/about');
      const vision = page.getByRole('button', { name: 'Our Vision Cards' });
      const target = page.getByRole('button', { name: 'Longer text' });
      await touchDrag(page, vision, target, 0);
      await expectOrder(page, ['Our Vision', 'Who We Serve', 'Longer text', 'Key Statistics']);
      await touchDrag(page, vision, target, 400);
      await expectOrder(page, ['Who We Serve', 'Longer text', 'Our Vision', 'Key Statistics']);
    },
  );
});

const OPENING = 'About Cedarline Networks';
const CLOSING = 'Talk to an Engineer First';

/** Waits for an order of the sections between the first and the last. */
const expectOrder = (page: Page, names: string[]) =>
  expect(page.locator('.section-list [data-at]')).toContainText([OPENING, ...names, CLOSING]);

/** The middle of an element in the window. */
async function middle(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: Locator, to: Locator) {
  const start = await middle(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 3 });
  const end = await middle(to);
  await page.mouse.move(end.x, end.y + 2, { steps: 12 });
  await page.mouse.up();
}

/** @param wait the time before the finger moves, in ms */
async function touchDrag(page: Page, from: Locator, to: Locator, wait: number) {
  const client = await page.context().newCDPSession(page);
  const [start, end] = [await middle(from), await middle(to)];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  await page.waitForTimeout(wait);
  for (let step = 1; step <= 10; step++)
    await touch('touchMove', [{ x: start.x, y: start.y + ((end.y + 2 - start.y) * step) / 10 }]);
  await touch('touchEnd', []);
}
