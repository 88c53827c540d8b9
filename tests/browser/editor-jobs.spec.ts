/** Jobs done through the visual editor, each judged by the bytes of the file afterwards. */
import { changedLines, openEditor, testInTab as test } from './support/editor.ts';
import { expect } from './support/test.ts';

const ABOUT = 'pages/about.yaml';

test('a word is changed in place: one line of the file', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { canvas, save } = await openEditor(page, '/about');
  await canvas.getByRole('heading', { name: 'Our Vision' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and Aim');
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('heading', { name: 'Our Vision and Aim' })).toBeVisible();
  await save();
  expect(await dev.read(ABOUT)).toBe(
    before.replace('heading: Our Vision\n', 'heading: Our Vision and Aim\n'),
  );
});

test('a phone number in a section is changed in site.yaml, where it is', async ({ page, dev }) => {
  const [before, contact] = [await dev.read('site.yaml'), await dev.read('pages/contact.yaml')];
  const { canvas, save } = await openEditor(page, '/contact');
  await canvas.locator('.detail').getByText('(253) 555-0142').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('(253) 555-0199');
  await page.keyboard.press('Enter');
  await expect(canvas.locator('footer')).toContainText('(253) 555-0199');
  await save();
  expect(await dev.read('site.yaml')).toBe(before.replace('(253) 555-0142', '(253) 555-0199'));
  expect(await dev.read('pages/contact.yaml')).toBe(contact);
});

test('Esc leaves a text as it was, and nothing of the typing is left', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { canvas } = await openEditor(page, '/about');
  await canvas.getByRole('heading', { name: 'Our Vision' }).click();
  await page.keyboard.type('Something else');
  await page.keyboard.press('Escape');
  await expect(canvas.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  expect(await dev.read(ABOUT)).toBe(before);
});

test('a card is added between two others: only its lines', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { canvas, save } = await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Our Vision' }).click();
  await page.getByRole('button', { name: 'Copy “Reliability”' }).click();
  const titles = canvas.locator('[data-section] h3');
  await expect(titles.nth(1)).toHaveText('Reliability');
  await titles.nth(1).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Patience');
  await page.keyboard.press('Tab');
  await page.keyboard.type('We wait for the quiet hour.');
  await page.keyboard.press('Enter');
  await expect(titles.nth(1)).toHaveText('Patience');
  await save();
  const card =
    '      - icon: activity\n        title: Patience\n        description: We wait for the quiet hour.\n';
  const next = '      - icon: shield-check\n';
  expect(await dev.read(ABOUT)).toBe(before.replace(next, card + next));
});

test('a section is moved past one with remarks, which stay where they belong', async ({ page, dev }) => {
  const plain = await dev.read(ABOUT);
  const remark = '  # Whom we serve: ask Ada before changing this.\n';
  const section = '  - type: cards\n    tone: mist\n    heading: Who We Serve\n';
  const before = plain.replace(section, remark + section);
  await dev.write(ABOUT, before);
  const { save } = await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Our Vision' }).click();
  await page.getByRole('button', { name: 'Move “Our Vision” down' }).click();
  await expect(page.locator('[data-at="2"]')).toContainText('Our Vision');
  await save();
  const after = await dev.read(ABOUT);
  expect(changedLines(before, after)).toEqual({ removed: [], added: [] });
  expect(after).toContain(remark + section);
  expect(after.indexOf('heading: Who We Serve')).toBeLessThan(after.indexOf('heading: Our Vision'));
});

test('a section from the palette is saved once its grey words are written', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { canvas, save, status } = await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Key Statistics' }).click();
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('button', { name: /^Closing/ }).click();
  await expect(canvas.locator('.edit-words'), 'one writes at once').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(status).toContainText('2 texts are still an example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(canvas.locator('.edit-words')).toBeFocused();
  expect(await dev.read(ABOUT)).toBe(before);
  await page.keyboard.type('Come and see');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The door is open until six.');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Not saved yet');
  await save();
  const { removed, added } = changedLines(before, await dev.read(ABOUT));
  expect(removed).toEqual([]);
  expect(added.filter((line) => line !== '')).toEqual([
    '  - type: closing',
    '    heading: Come and see',
    '    text: The door is open until six.',
  ]);
});

test('a limit forbids, and its button says why', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Key Statistics' }).click();
  const remove = page
    .locator('.edit-panel')
    .getByRole('button', { name: /^Delete “/ })
    .first();
  await remove.click();
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await remove.press('Enter');
  await expect(page.locator('.edit-panel .field-notice')).toHaveText(
    'This list needs at least 2, so none can be deleted.',
  );
  await page.getByRole('button', { name: 'About Cedarline Networks' }).click();
  await page.getByRole('button', { name: 'Move “About Cedarline Networks” down' }).press('Enter');
  await expect(page.locator('.section-notice')).toHaveText(
    'The section that opens the page stays the first one.',
  );
  expect(await dev.read(ABOUT)).toBe(before);
});

test('a mistake is explained while it is typed, and the check refuses to save it', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { canvas, status } = await openEditor(page, '/about');
  await canvas.getByRole('heading', { name: 'Our Vision' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Networks that last, '.repeat(5).trim());
  const note = page.locator('.word-note');
  await expect(note).toContainText('19 characters too many.');
  await expect(note.locator('.field-error')).toContainText('too long');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('1 thing to correct');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(canvas.locator('.edit-words')).toBeFocused();
  expect(await dev.read(ABOUT)).toBe(before);
});

test('undo right after a change takes that change back, by the button and by the keyboard', async ({
  page,
}) => {
  const { canvas } = await openEditor(page, '/about');
  const heading = canvas.getByRole('heading', { name: 'Our Vision' });
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const takeBack of [() => undo.click(), () => page.keyboard.press('ControlOrMeta+z')]) {
    await heading.click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Our Vision!');
    await page.getByRole('button', { name: 'Our Vision! Cards' }).click();
    await page.getByRole('button', { name: 'Move “Our Vision!” down' }).click();
    await takeBack();
    await expect(page.locator('[data-at="1"]')).toContainText('Our Vision!');
    await takeBack();
    await expect(heading).toHaveText('Our Vision');
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(heading).toHaveText('Our Vision!');
    await takeBack();
  }
});

test('everything is undone, also what was saved: the same bytes', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { canvas, save, status } = await openEditor(page, '/about');
  const undo = page.getByRole('button', { name: 'Undo' });
  await canvas.getByRole('heading', { name: 'Our Vision' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect(undo).not.toHaveAttribute('aria-disabled');
  await save();
  await page.getByRole('button', { name: 'Our Vision! Cards' }).click();
  await page.getByRole('button', { name: 'Move “Our Vision!” down' }).click();
  await expect(page.locator('[data-at="2"]')).toContainText('Our Vision!');
  await save();
  expect(await dev.read(ABOUT)).not.toBe(before);
  await undo.click();
  await expect(page.locator('[data-at="1"]')).toContainText('Our Vision!');
  await undo.click();
  await expect(canvas.getByRole('heading', { name: 'Our Vision', exact: true })).toBeVisible();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(status).toHaveText('Not saved yet');
  await save();
  expect(await dev.read(ABOUT)).toBe(before);
});
