/** The buttons of list items on the page itself, each job judged by the bytes of the file afterwards. */
import { axeViolations } from './support/axe.ts';
import { openEditor, testInTab as test } from './support/editor.ts';
import { expect } from './support/test.ts';

const ABOUT = 'pages/about.yaml';
const RELIABILITY = / {6}- icon: activity\n {8}title: Reliability\n {8}description: [^\n]+\n/;
const SECURITY = / {6}- icon: shield-check\n {8}title: Security\n {8}description: [^\n]+\n/;

const lines = (text: string, pattern: RegExp) => pattern.exec(text)?.[0] ?? '';

test('a card has its buttons where the pointer is: moved, copied, deleted', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const [reliability, security] = [lines(before, RELIABILITY), lines(before, SECURITY)];
  const { canvas, save } = await openEditor(page, '/about');
  const titles = canvas.locator('.card h3');
  await titles.nth(0).hover();
  const tools = page.getByRole('complementary', { name: 'What to do with “Reliability”' });
  await tools.getByRole('button', { name: 'Move “Reliability” down' }).click();
  await expect(titles.nth(0)).toHaveText('Security');
  expect(await axeViolations(page)).toEqual([]);
  await save();
  expect(await dev.read(ABOUT)).toBe(before.replace(reliability + security, security + reliability));
  await tools.getByRole('button', { name: 'Copy “Reliability”' }).click();
  await expect(titles.nth(2)).toHaveText('Reliability');
  await save();
  expect(await dev.read(ABOUT)).toBe(
    before.replace(reliability + security, security + reliability + reliability),
  );
  await tools.getByRole('button', { name: 'Delete “Reliability”' }).click();
  await expect(titles.nth(2)).toHaveText('Plain Advice');
  await titles.nth(0).hover();
  await page.getByRole('button', { name: 'Delete “Security”' }).click();
  await save();
  expect(await dev.read(ABOUT)).toBe(before.replace(reliability + security, reliability));
});

test('a card is added and named by keyboard alone', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { canvas, save } = await openEditor(page, '/about');
  await canvas.getByRole('heading', { name: 'Reliability' }).click();
  await page.keyboard.press('F10');
  await expect(page.getByRole('button', { name: 'Add card after “Reliability”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(canvas.locator('.edit-words')).toBeFocused();
  await page.keyboard.type('Patience');
  await page.keyboard.press('Tab');
  await page.keyboard.type('We wait for the quiet hour.');
  await page.keyboard.press('F10');
  await page.keyboard.press('Tab');
  const up = page.locator('.item-tools').getByRole('button', { name: 'Move “Patience” up' });
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(canvas.locator('.card h3').nth(0)).toHaveText('Patience');
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.item-said')).toHaveText('This is the first one already.');
  await page.keyboard.press('Escape');
  await expect(canvas.locator('.edit-words')).toHaveText('Patience');
  await page.keyboard.press('Escape');
  await save();
  const [added = ''] =
    /\n {6}- icon: [^\n]+\n {8}title: Patience\n {8}description: We wait[^\n]+/.exec(await dev.read(ABOUT)) ??
    [];
  expect(added).not.toBe('');
  expect((await dev.read(ABOUT)).replace(added, '')).toBe(before);
});

test('a limit forbids it on the page as well, and the button says why', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { canvas } = await openEditor(page, '/about');
  const number = canvas.getByText('100+');
  await number.hover();
  await page.getByRole('button', { name: 'Delete “Successful cases”' }).click();
  await expect(canvas.locator('.stat')).toHaveCount(2);
  await canvas.getByText('15+').hover();
  const remove = page.getByRole('button', { name: 'Delete “IT specialists”' });
  await remove.press('Enter');
  await expect(page.locator('.item-said')).toHaveText('This list needs at least 2, so none can be deleted.');
  await expect(remove).toHaveAccessibleDescription('This list needs at least 2, so none can be deleted.');
  expect(await dev.read(ABOUT)).toBe(before);
});

test('a table is written in reading order; a row is added on the page, and a column beside it', async ({
  page,
  dev,
}) => {
  const table = (...rows: string[]) =>
    `  - type: table\n    heading: Prices\n    caption: Without tax.\n    rows:\n${rows.map((row) => `      - [${row}]\n`).join('')}`;
  await dev.edit(ABOUT, (text) =>
    text.replace('  - type: cards', `${table('Plan, Monthly', 'Small, "$290"')}\n  - type: cards`),
  );
  const { canvas, save } = await openEditor(page, '/about');
  await canvas.getByRole('heading', { name: 'Prices' }).click();
  await page.keyboard.press('Tab');
  await expect(canvas.locator('.edit-words')).toHaveText('Plan');
  await page.keyboard.press('Escape');
  await canvas.getByText('$290').hover();
  await page.getByRole('button', { name: 'Add row after “Small”' }).click();
  await page.keyboard.type('Large');
  await page.keyboard.press('Tab');
  await page.keyboard.type('$1,200');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add column' }).click();
  await page.keyboard.type('Answer');
  for (const row of [1, 2]) await page.getByRole('textbox', { name: `Row ${row}, Answer` }).fill('Soon');
  await save();
  expect(await dev.read(ABOUT)).toContain(
    table('Plan, Monthly, Answer', 'Small, "$290", Soon', 'Large, "$1,200", Soon'),
  );
});
