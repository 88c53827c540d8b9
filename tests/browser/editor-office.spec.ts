/** What offices met: clicks that did harm, and places where words went astray. */
import { axeViolations } from './support/axe.ts';
import { editorOn, openEditor, testInTab as test, test as testInOwnTab } from './support/editor.ts';
import { expect } from './support/test.ts';

const ABOUT = 'pages/about.yaml';

test('a click on a word of the menu starts to edit it, wherever its buttons appear', async ({ page }) => {
  const { canvas, status } = await openEditor(page, '/about');
  const words = canvas.locator('.header').getByText('Company', { exact: true }).first();
  const followed: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && followed.push(request.url()));
  for (const wait of [0, 700]) {
    await words.hover();
    await page.waitForTimeout(wait);
    await page.mouse.down();
    await page.mouse.up();
    await page.mouse.down();
    await page.mouse.up();
    await expect(canvas.locator('.edit-words')).toHaveText('Company');
    const [box, tools] = [
      await canvas.locator('.edit-words').boundingBox(),
      await page.locator('.item-tools').boundingBox(),
    ];
    expect(tools?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    await page.keyboard.press('Escape');
    await page.mouse.move(400, 700);
  }
  await expect(status).toHaveText('');
  expect(followed, 'links').toEqual([]);
});

test('what is deleted on the page is taken back where it was, and a second click deletes no more', async ({
  page,
}) => {
  const { canvas, status } = await openEditor(page, '/about');
  const titles = canvas.locator('.card h3');
  const before = await titles.allTextContents();
  await titles.nth(0).hover();
  await page.getByRole('button', { name: 'Delete “Reliability”' }).dblclick();
  await expect(titles).toHaveText(before.slice(1));
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(titles).toHaveText(before);
  await expect(page.getByText('is deleted')).toHaveCount(0);
  await expect(status).toHaveText('');
});

test('a hidden section is saved, and shown again it is as before', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { save } = await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Key Statistics' }).click();
  await page.getByRole('button', { name: 'Hide “Key Statistics” from the site' }).click();
  await save();
  expect(await dev.read(ABOUT)).toContain('hidden: true');
  await page.reload();
  await editorOn(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Key Statistics' }).click();
  await page.getByRole('button', { name: 'Show “Key Statistics” on the site' }).click();
  await save();
  expect(await dev.read(ABOUT)).toBe(before);
});

test('answers are open, no click folds them, and Tab ends with their section', async ({ page }) => {
  const { canvas } = await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Key Statistics' }).click();
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('button', { name: /^Questions/ }).click();
  const questions = canvas.locator('.question');
  const answers = canvas.locator('.question-answer');
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  await questions.nth(0).locator('h3').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('What does it cost?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Less than a day without it.');
  await page.keyboard.press('Enter');
  await expect(answers.nth(0)).toHaveText('Less than a day without it.');
  await expect(answers.nth(0)).toBeVisible();
  await answers.last().click();
  await page.keyboard.press('Tab');
  await expect(canvas.locator('.edit-words')).toHaveCount(0);
  await expect(canvas.locator('[data-section]:focus .question')).not.toHaveCount(0);
});

test('a click on an icon or a picture opens its own field', async ({ page }) => {
  const { canvas } = await openEditor(page, '/about');
  await canvas.locator('.card .icon').nth(1).click();
  await expect(page.getByRole('button', { name: 'Icon shield-check' })).toBeFocused();
  await expect(page.getByRole('button', { name: '“Security”', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const picture = await canvas.locator('.hero img').boundingBox();
  if (!picture) throw new Error('The page shows no picture.');
  // The box of the words lies over it.
  await page.mouse.click(picture.x + picture.width - 20, picture.y + 40);
  await expect(page.locator('.edit-panel .field-picture :focus')).toHaveCount(1);
});

test('a new link asks where it leads, and nothing is saved before it is said', async ({ page, dev }) => {
  const before = await dev.read('site.yaml');
  const { canvas, save, status } = await openEditor(page, '/about');
  await canvas.locator('.footer').getByText('About Us').hover();
  await page.getByRole('button', { name: 'Add link after “About Us”' }).click();
  await page.keyboard.type('Case Studies');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('1 thing to correct before saving');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const link = page.locator(`[data-path='["footer","company","links",1,"link"]']`);
  await expect(link.getByLabel('What it leads to')).toBeFocused();
  expect(await dev.read('site.yaml')).toBe(before);
  await link.getByLabel('Page', { exact: true }).selectOption('/contact');
  await save();
  expect(await dev.read('site.yaml')).toContain('label: Case Studies\n        link: /contact\n');
});

test('a notice begins today, and is seen and written on the page', async ({ page, dev }) => {
  const { canvas, save } = await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Header, footer, company' }).click();
  await page.getByRole('button', { name: 'Notice', exact: true }).click();
  await page.getByRole('button', { name: 'Add “Notice”' }).click();
  await canvas.locator('.notice p').first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('We are closed.');
  await page.keyboard.press('Enter');
  await save();
  const today = await page.evaluate(() => new Intl.DateTimeFormat('sv').format(new Date()));
  expect(await dev.read('site.yaml')).toContain(
    `notice:\n  text: We are closed.\n  from: ${today}\n  until: ${today}\n`,
  );
});

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a tablet', 820, 1100],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    testInOwnTab('a word is changed and saved, with one side open at a time', async ({ page, dev }) => {
      const before = await dev.read(ABOUT);
      const { canvas, status } = await openEditor(page, '/about');
      await canvas.getByRole('heading', { name: 'Our Vision' }).tap();
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Save', exact: true }).tap();
      await expect(status).toHaveText('Saved');
      expect(await dev.read(ABOUT)).toBe(before.replace('heading: Our Vision\n', 'heading: Our Vision!\n'));
      await page.getByRole('button', { name: 'Fields' }).tap();
      await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Our Vision!');
      await page.getByRole('button', { name: 'Sections' }).tap();
      await expect(page.locator('.edit-panel')).toBeHidden();
      const sizes = await page
        .locator('.edit :is(button, select, a)')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      for (const size of sizes) expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(43.5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Edit words' }).tap();
      await expect(page.locator('.edit-list')).toBeHidden();
      await expect(canvas.locator('.edit-words')).toBeFocused();
    });
  });
