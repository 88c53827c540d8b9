/** The session of the visual editor: conflicts, unsaved work, several tabs, the keyboard, accessibility. */
import { axeViolations } from './support/axe.ts';
import { openEditor, testInTab as test, test as testInOwnTab } from './support/editor.ts';
import { expect, type Locator, type Page } from './support/test.ts';

const ABOUT = 'pages/about.yaml';

test('every page leads to its editor', async ({ page }) => {
  await page.goto('/about');
  const link = page.getByRole('link', { name: 'Edit this page' });
  await expect(link).toHaveAttribute('href', '/_edit#/about');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL('/contact');
  await link.hover();
  await expect(link).toHaveAttribute('href', '/_edit#/contact');
  await link.click();
  // The server compiles the editor first.
  await expect(page.frameLocator('#preview-frame').locator('h1')).toHaveText('Contact Us', {
    timeout: 30_000,
  });
});

test('a file that changed meanwhile is not overwritten: both versions are shown to choose from', async ({
  page,
  dev,
}) => {
  const before = await dev.read(ABOUT);
  const { canvas, save } = await openEditor(page, '/about');
  await canvas.getByRole('heading', { name: 'Our Vision' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('My Vision');
  await page.keyboard.press('Enter');
  const theirs = before
    .replace('heading: Our Vision\n', 'heading: Their Vision\n')
    .replace('heading: Who We Serve', 'heading: Whom We Serve');
  await dev.write(ABOUT, theirs);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this meanwhile' });
  await expect(dialog.locator('ins').first()).toHaveText('My');
  expect(await dev.read(ABOUT)).toBe(theirs);
  expect(await axeViolations(page)).toEqual([]);
  await expect(dialog.getByRole('radio', { name: /Keep mine/ }).first()).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /Take theirs/ }).nth(1)).toBeChecked();
  await dialog.getByRole('button', { name: 'Continue with these words' }).click();
  await expect(canvas.getByRole('heading', { name: 'Whom We Serve' })).toBeVisible();
  await save();
  expect(await dev.read(ABOUT)).toBe(theirs.replace('Their Vision', 'My Vision'));
});

test('unsaved work survives a reload in the middle of a word and is saved then', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const first = await openEditor(page, '/about');
  await first.canvas.getByRole('heading', { name: 'Our Vision' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Kept');
  await page.reload();
  await page.getByRole('button', { name: 'Continue with it' }).click();
  await expect(first.canvas.getByRole('heading', { name: 'Our Vision Kept' })).toBeVisible();
  await first.save();
  expect(await dev.read(ABOUT)).toBe(before.replace('heading: Our Vision\n', 'heading: Our Vision Kept\n'));
  await page.reload();
  await expect(first.canvas.getByRole('heading', { name: 'Our Vision Kept' })).toBeVisible();
});

test('a second tab can only look, until it takes the page over with its unsaved work', async ({
  page,
  context,
}) => {
  const first = await openEditor(page, '/about');
  await first.canvas.getByRole('heading', { name: 'Our Vision' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Shared');
  await page.keyboard.press('Enter');
  await expect(first.status).toHaveText('Not saved yet');
  const second = await context.newPage();
  const other = await openEditor(second, '/about');
  await expect(second.getByText('This page is open in another tab')).toBeVisible();
  await other.canvas.getByRole('heading', { name: 'Our Vision' }).click();
  await expect(other.canvas.locator('.edit-words')).toHaveCount(0);
  await second.getByRole('button', { name: 'Edit here instead' }).click();
  await second.getByRole('button', { name: 'Continue with it' }).click();
  await expect(other.canvas.getByRole('heading', { name: 'Our Vision Shared' })).toBeVisible();
  await expect(page.getByText('This page is open in another tab')).toBeVisible();
  await second.close();
});

test('a text is changed, a section moved and all of it saved by keyboard alone', async ({ page, dev }) => {
  const { canvas, status } = await openEditor(page, '/about');
  const entry = page.getByRole('button', { name: 'Our Vision Cards' });
  await tabTo(page, entry);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Move “Our Vision” down' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-at="2"]')).toContainText('Our Vision');
  await expect(page.getByRole('button', { name: 'Move “Our Vision” down' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Edit words' }));
  await page.keyboard.press('Enter');
  await expect(canvas.locator('.edit-words')).toBeFocused();
  await page.keyboard.type('Typed blindly');
  await page.keyboard.press('Tab');
  await expect(canvas.locator('.edit-words')).toHaveText(/^Technology that people/);
  await page.keyboard.press('Escape');
  await expect(canvas.getByRole('heading', { name: 'Typed blindly' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(status).toHaveText('Saved');
  const text = await dev.read(ABOUT);
  expect(text.indexOf('heading: Who We Serve')).toBeLessThan(text.indexOf('heading: Typed blindly'));
});

testInOwnTab(
  'the editor opens with a script, a worker and a style sheet, and changes nothing',
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(`${request.method()} ${request.url().replace(/^\w+:\/\/[^/]+/, '')}`),
    );
    await openEditor(page, '/about');
    const isCode = /\.(js|ts|tsx|css)(\?|$)/;
    expect(asked.filter((one) => isCode.test(one))).toEqual([
      expect.stringMatching(/^GET \/_edit-code\/\w+\/editor\.css$/),
      expect.stringMatching(/^GET \/_edit-code\/\w+\/editor\.js$/),
      expect.stringMatching(/^GET \/_edit-code\/\w+\/worker\.js$/),
      // The frame of the page has the same style sheet, from the cache.
      ...asked.filter((one) => one.endsWith('editor.css')).slice(1),
    ]);
    const sent = new Set(asked.filter((one) => one.startsWith('POST')));
    expect([...sent].sort()).toEqual(['POST /__files/read', 'POST /__files/snapshot']);
  },
);

test('what is typed into a field is on the page two frames later', async ({ page }) => {
  const { canvas } = await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Our Vision' }).click();
  const heading = page.getByLabel('Heading', { exact: true });
  await expect(heading).toHaveValue('Our Vision');
  const shown = await heading.evaluate(async (input: HTMLInputElement) => {
    input.focus();
    document.execCommand('insertText', false, 'Soon');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const page = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
    return page?.querySelector('.type-cards h2')?.textContent;
  });
  expect(shown).toContain('Soon');
  await expect(canvas.locator('.type-cards h2').first()).toContainText('Soon');
});

test('a save reloads nothing, and nothing comes from other machines', async ({ page }) => {
  const { canvas, save } = await openEditor(page, '/about');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await canvas.getByRole('heading', { name: 'Our Vision' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await save();
  await expect(canvas.getByRole('heading', { name: 'Our Vision!' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('axe finds nothing in the main states', async ({ page }) => {
  test.slow();
  const { canvas } = await openEditor(page, '/about');
  const [, frame] = page.frames();
  expect(frame && (await axeViolations(frame))).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Our Vision Cards' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add a section' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close the list of sections' }).click();
  await canvas.getByRole('heading', { name: 'Our Vision' }).click();
  expect(await axeViolations(page)).toEqual([]);
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}
