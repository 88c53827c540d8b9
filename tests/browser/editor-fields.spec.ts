/** Jobs done with the fields and pickers of the visual editor, each judged by the bytes of the files afterwards. */
import { mkdir, readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { SAMPLE_SITE } from '../sample-site.ts';
import { axeViolations } from './support/axe.ts';
import { openEditor, testInTab as test, test as testInOwnTab } from './support/editor.ts';
import { expect } from './support/test.ts';

const ABOUT = 'pages/about.yaml';
const SITE = 'site.yaml';

test('a link leads to a place on another page: one line', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { canvas, save } = await openEditor(page, '/about');
  await page
    .getByRole('button', { name: /Call to action/ })
    .first()
    .click();
  const button = page.getByRole('group', { name: 'Button' });
  await button.getByLabel('What it leads to').selectOption('A place on a page');
  await button.getByLabel('Page', { exact: true }).selectOption('/');
  await expect(button.getByLabel('Place on it')).toHaveValue('core-services');
  await expect(canvas.locator('.type-cta a')).toHaveAttribute('href', '/#core-services');
  await save();
  expect(await dev.read(ABOUT)).toBe(
    before.replace('      link: /contact\n', '      link: /#core-services\n'),
  );
});

test('a link leads to a file: one line, and the file', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { canvas, save } = await openEditor(page, '/about');
  await page
    .getByRole('button', { name: /Call to action/ })
    .first()
    .click();
  const button = page.getByRole('group', { name: 'Button' });
  await button.getByLabel('What it leads to').selectOption('A file');
  const choose = (name: string, text: string) =>
    button.getByLabel('New file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  await choose('Plan.pages', 'a plan');
  await expect(button.getByRole('alert')).toContainText('Files of this kind cannot be offered');
  await choose('Floor Plan (2).PDF', '%PDF-1.7 plan');
  await expect(button.getByLabel('File', { exact: true })).toHaveValue('floor-plan-2.pdf');
  await expect(canvas.locator('.type-cta a')).toHaveText(/^\S.*\(PDF, 1 kB\)$/);
  expect(await axeViolations(page)).toEqual([]);
  await save();
  expect(await dev.read(ABOUT)).toBe(
    before.replace('      link: /contact\n', '      link: files/floor-plan-2.pdf\n'),
  );
  expect(await dev.read('files/floor-plan-2.pdf')).toBe('%PDF-1.7 plan');
  await dev.write(ABOUT, before);
});

test('a Markdown text links to a file that is there', async ({ page, dev }) => {
  const file = 'text/our-experience.md';
  const before = await dev.read(file);
  await mkdir(dev.path('files'), { recursive: true });
  await dev.write('files/prices.pdf', '%PDF-1.7 prices');
  const { canvas, save } = await openEditor(page, '/about');
  await page
    .getByRole('button', { name: /Longer text/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Edit the words' }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).evaluate((area: HTMLTextAreaElement) => {
    const at = area.value.indexOf('two engineers');
    area.setSelectionRange(at, at + 'two engineers'.length);
  });
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('What it leads to').selectOption('A file');
  await page.getByLabel('File', { exact: true }).selectOption('prices.pdf (1 kB)');
  await page.getByRole('button', { name: 'Put it in' }).click();
  const preview = page.getByRole('region', { name: 'As visitors will see it' });
  await expect(preview.getByRole('link', { name: 'two engineers (PDF, 1 kB)' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(canvas.getByRole('link', { name: 'two engineers (PDF, 1 kB)' })).toBeVisible();
  await save();
  expect(await dev.read(file)).toBe(before.replace('two engineers', '[two engineers](files/prices.pdf)'));
  await dev.write(file, before);
});

test('an icon is found by what it means: one line', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { canvas, save } = await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Our Vision' }).click();
  await page.getByRole('button', { name: '“Reliability”', exact: true }).click();
  await page.getByRole('button', { name: /^Icon activity/ }).click();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeFocused();
  await page.keyboard.type('money');
  await expect(page.getByRole('option', { name: 'banknote', exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await search.press('Enter');
  await expect(page.getByRole('button', { name: /^Icon (?!activity)/ })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await search.fill('money');
  await search.press('ArrowDown');
  await expect(page.locator('[role=option]:focus')).toBeVisible();
  const chosen = await page.locator('[role=option]:focus').getAttribute('title');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Icon ${chosen}` })).toBeFocused();
  await expect(canvas.locator('[data-section] .icon').first()).toBeVisible();
  await save();
  expect(chosen).toMatch(/dollar|banknote|coins|wallet/);
  expect(await dev.read(ABOUT)).toBe(before.replace('- icon: activity\n', `- icon: ${chosen}\n`));
});

test('a Markdown text is edited beside what visitors see', async ({ page, dev }) => {
  const file = 'text/our-experience.md';
  const [before, about] = [await dev.read(file), await dev.read(ABOUT)];
  const { canvas, save } = await openEditor(page, '/about');
  await page
    .getByRole('button', { name: /Longer text/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Edit the words' }).click();
  const area = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(area).toBeFocused();
  await area.evaluate((element: HTMLTextAreaElement) => {
    const at = element.value.indexOf('two engineers');
    element.setSelectionRange(at, at + 'two engineers'.length);
  });
  await page.getByRole('button', { name: 'Bold' }).click();
  const preview = page.getByRole('region', { name: 'As visitors will see it' });
  await expect(preview.locator('strong', { hasText: 'two engineers' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(canvas.locator('.prose-text strong', { hasText: 'two engineers' })).toBeVisible();
  await save();
  expect(await dev.read(file)).toBe(before.replace('two engineers', '**two engineers**'));
  expect(await dev.read(ABOUT)).toBe(about);
  await dev.write(file, before);
});

test('a page goes into a group of the menu: only the lines of its link', async ({ page, dev }) => {
  const [before, about] = [await dev.read(SITE), await dev.read(ABOUT)];
  const { save } = await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Page settings' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('In the menu').selectOption('Yes, under “Solutions & Services”');
  await expect(page.getByLabel('In the menu')).toHaveValue('1');
  await save();
  const link = '    - label: Company\n      link: /about\n';
  const last = '        - label: IT Training & Enablement\n          link: /it-training\n';
  const moved = '        - label: Company\n          link: /about\n';
  expect(await dev.read(SITE)).toBe(before.replace(link, '').replace(last, last + moved));
  expect(await dev.read(ABOUT)).toBe(about);
});

test('a click on the footer opens its fields', async ({ page, dev }) => {
  const before = await dev.read(SITE);
  const { canvas, save } = await openEditor(page, '/about');
  await canvas.locator('.footer').click({ position: { x: 4, y: 4 } });
  await expect(page.getByRole('button', { name: 'Footer', expanded: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Copyright').fill('© 2025 Cedarline. All rights reserved.');
  await expect(canvas.locator('.footer')).toContainText('© 2025 Cedarline. All');
  await save();
  expect(await dev.read(SITE)).toBe(before.replace('© 2025 Cedarline Networks.', '© 2025 Cedarline.'));
});

test('a new picture is prepared, described and shown', async ({ page, dev }) => {
  const before = await dev.read(ABOUT);
  const { canvas, save } = await openEditor(page, '/about');
  await page.getByRole('button', { name: 'About Cedarline Networks' }).click();
  await page.getByRole('button', { name: 'Another picture' }).click();
  const buffer = await readFile(`${SAMPLE_SITE}/images/home-hero.jpg`);
  await page
    .getByLabel('New picture')
    .setInputFiles({ name: 'IMG 0001.JPG', mimeType: 'image/jpeg', buffer });
  const words = page.getByLabel('What does this picture show?');
  await expect(words).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await words.press('Enter');
  await expect(page.getByText('Please say what it shows.')).toBeVisible();
  await words.fill('An aisle between dark racks');
  await words.press('Enter');
  await expect(canvas.locator('.hero img')).toHaveAttribute('alt', 'An aisle between dark racks');
  const mark = page.getByRole('button', { name: /^Most important point/ });
  await mark.press('ArrowRight');
  await save();
  const after = await dev.read(ABOUT);
  const [, name] = /file: (img-0001[\w.-]*\.jpg)\n/.exec(after) ?? [];
  expect(name).toBeDefined();
  const [picture] = /\n {6}file: about-hero\.jpg\n {6}alt: [^\n]+\n(?: {6}focus: [^\n]+\n)?/.exec(before) ?? [
    '',
  ];
  const now = `\n      file: ${name}\n      alt: An aisle between dark racks\n      focus: 51% 50%\n`;
  expect(after).toBe(before.replace(picture, now));
});

testInOwnTab(
  'a picture has its room before it arrives, so that a click on what is below it meets its target',
  async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/__files/read', (route) =>
      route.request().postData()?.includes('images/about-hero') ? void held.push(route) : route.continue(),
    );
    await openEditor(page, '/about');
    await page.getByRole('button', { name: 'About Cedarline Networks' }).click();
    const area = page.locator('.focus-area');
    const another = page.getByRole('button', { name: 'Another picture' });
    await area.scrollIntoViewIfNeeded();
    const boxes = async () => [await area.boundingBox(), await another.boundingBox()];
    const before = await boxes();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
    const picture = area.locator('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await boxes()).toEqual(before);
  },
);

test('a file to download is put into the content under a clean name', async ({ page, dev }) => {
  const { canvas } = await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Key Statistics' }).click();
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('button', { name: /^Files to download/ }).click();
  await page.getByRole('button', { name: /^“Price list/ }).click();
  const upload = (name: string, text: string) =>
    page
      .getByLabel('New file')
      .first()
      .setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  await upload('Preise.pdf', '<html>');
  await expect(page.locator('.edit-panel').getByRole('alert')).toContainText('not what its name says');
  await upload('Preisliste (März).PDF', '%PDF-1.7 prices');
  await expect(page.getByLabel('File', { exact: true }).first()).toHaveValue('preisliste-marz.pdf');
  await expect(canvas.locator('.download-about').first()).toHaveText(/^PDF, /);
  expect(await dev.read('files/preisliste-marz.pdf')).toBe('%PDF-1.7 prices');
  expect(await axeViolations(page)).toEqual([]);
});
