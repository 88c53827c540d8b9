/** The editor from any browser, over a repository: what it does is judged by the commits. */
import { execFileSync } from 'node:child_process';
import type { FrameLocator, Page } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations } from './support/axe.ts';
import { expect } from './support/test.ts';
import { openWebEditor, publish, signIn, test } from './support/web-editor.ts';

const ABOUT = 'content/pages/about.yaml';

/** Changes a heading where it stands. */
async function retype(page: Page, canvas: FrameLocator, from: string, to: string) {
  await canvas.getByRole('heading', { name: from, exact: true }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('heading', { name: to, exact: true })).toBeVisible();
}

test('a heading is changed, published as one commit, seen online, and taken back by another', async ({
  page,
  webEditor: { github, url },
  publicSite,
}) => {
  expect((await fetch(url)).headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; /,
  );
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) blocked.push(message.text());
  });
  await page.goto('/');
  expect(await axeViolations(page)).toEqual([]);
  github.state.requests.length = 0;
  const { canvas, save } = await openWebEditor(page, '/about');
  const opening = github.state.requests.splice(0).filter((request) => !/blobs/.test(request));
  expect(opening, 'all texts').toHaveLength(4);
  await retype(page, canvas, 'Our Vision', 'What We Aim At');
  github.state.requests.length = 0;
  await save();
  expect(github.state.requests, 'saving asks nobody').toEqual([]);
  const dialog = await publish(page);
  await expect(dialog.getByRole('status')).toContainText('Published. The website is being built');
  expect(github.state.requests).toEqual(['GET /repos/cedarline/website/git/ref/heads/main', 'POST /graphql']);
  expect(github.git('log', '-1', '--format=%B')).toBe(
    'Change “About Us”\n\nChange “About Us”: Our Vision › Heading',
  );
  expect(github.git('diff', '--stat', '--format=', 'main~', 'main')).toContain('2 +-');
  expect(github.git('show', `main:${ABOUT}`)).toContain('heading: What We Aim At');
  expect(github.git('fsck', '--strict')).toBe('');
  await publicSite.build();
  await expect(dialog.getByRole('status')).toHaveText('Online: visitors see it now.', { timeout: 15_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByText('Published before').click();
  await dialog.getByRole('button', { name: 'Take back: Change “About Us”' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('Changed: About Us');
  expect(await axeViolations(page)).toEqual([]);
  await expect(canvas.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('Published.');
  expect(github.git('diff', 'main~2', 'main')).toBe('');
  expect(blocked).toEqual([]);
});

test('work survives a closed tab, and is taken back', async ({ page, context }) => {
  const { canvas, save } = await openWebEditor(page, '/about');
  await retype(page, canvas, 'Our Vision', 'What We Aim At');
  await save();
  await page.close();
  const again = await context.newPage();
  const { canvas: shown } = await openWebEditor(again, '/about');
  await expect(shown.getByRole('heading', { name: 'What We Aim At' })).toBeVisible();
  await again.getByRole('button', { name: 'Publish 1' }).click();
  await again.getByRole('button', { name: 'Take back: About Us' }).click();
  await expect(again.getByText('Everything is published.')).toBeVisible();
  await expect(shown.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
});

test.describe('when somebody else has published meanwhile', () => {
  const theirs = (text: string) => new Map([[ABOUT, Buffer.from(text)]]);

  test('changes of other places are brought together', async ({ page, webEditor: { github } }) => {
    const { canvas, save } = await openWebEditor(page, '/about');
    await retype(page, canvas, 'Our Vision', 'What We Aim At');
    await save();
    const before = github.git('show', `main:${ABOUT}`);
    // They have changed a heading, and put a section before the text.
    const section =
      '  - type: chips\n    heading: Our Tools\n    items:\n      - Cable tester\n      - Label printer\n\n';
    const other = before
      .replace('heading: Who We Serve', 'heading: Our Customers')
      .replace('  - type: prose\n', `${section}  - type: prose\n`);
    github.commit(theirs(`${other}\n`), 'Theirs');
    const dialog = await publish(page);
    await expect(dialog.getByRole('status')).toContainText('Published.');
    const after = github.git('show', `main:${ABOUT}`);
    expect(after).toBe(other.replace('heading: Our Vision', 'heading: What We Aim At'));
    await expect(canvas.getByRole('heading', { name: 'Our Customers' })).toBeVisible();
  });

  test('of the same words a person chooses', async ({ page, webEditor: { github } }) => {
    const { canvas, save } = await openWebEditor(page, '/about');
    await retype(page, canvas, 'Our Vision', 'What We Aim At');
    await save();
    const before = github.git('show', `main:${ABOUT}`);
    github.commit(theirs(`${before.replace('heading: Our Vision', 'heading: Our Goals')}\n`), 'Theirs');
    await page.getByRole('button', { name: 'Publish 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    const choice = page.getByRole('dialog', { name: 'Somebody else has changed this meanwhile' });
    await expect(choice.getByText('Our Goals').first()).toBeVisible();
    await choice.getByLabel('Keep mine').check();
    await choice.getByRole('button', { name: 'Continue with these words' }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('Published.');
    expect(github.git('show', `main:${ABOUT}`)).toContain('heading: What We Aim At');
    expect(github.git('log', '--format=%s', '-2')).toBe('Change “About Us”\nTheirs');
  });
});

test('without a connection, and once the access has ended, it is said, and nothing is lost', async ({
  page,
  webEditor,
}) => {
  const { github } = webEditor;
  const { canvas, save } = await openWebEditor(page, '/about');
  await retype(page, canvas, 'Our Vision', 'What We Aim At');
  github.state.isDown = true;
  await save();
  const dialog = await publish(page);
  await expect(dialog.getByRole('alert')).toHaveText(
    'GitHub does not answer at the moment. Try again later.',
  );
  github.state.isDown = false;
  webEditor.isExpired = true;
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Sign in again; your words are kept.');
  webEditor.isExpired = false;
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await signIn(page);
  await expect((await publish(page)).getByRole('status')).toContainText('Published.');
  expect(github.git('show', `main:${ABOUT}`)).toContain('heading: What We Aim At');
});

for (const [branch, button] of [
  ['isProtected', 'Send for review'],
  ['hasRules', 'Publish'],
] as const)
  test(`a branch that takes no change directly (${branch}) gets a pull request`, async ({
    page,
    webEditor: { github },
  }) => {
    github.state[branch] = true;
    const { canvas, save } = await openWebEditor(page, '/about');
    await retype(page, canvas, 'Our Vision', 'What We Aim At');
    await save();
    const dialog = await publish(page, button);
    await expect(dialog.getByRole('link', { name: 'see where it stands' })).toHaveAttribute('href', /pull/);
    expect(github.git('show', `main:${ABOUT}`)).toContain('heading: Our Vision');
  });

for (const [name, token, words] of [
  [
    'has expired',
    'expired',
    'You are signed out, or your access has ended. Sign in again; your words are kept.',
  ],
  ['may not see the repository', 'none', /^This account cannot see the website’s files/],
] as const)
  test(`a token that ${name} is refused with a way out`, async ({ page }) => {
    await page.goto('/#/about');
    await signIn(page, token);
    await expect(page.getByRole('alert')).toHaveText(words);
  });

test('who may only read is told so before publishing', async ({ page }) => {
  await page.goto('/#/about');
  await signIn(page, 'read');
  await expect(page.getByText(/^You can look at everything, but not change it/)).toBeVisible();
});

test('where site data is blocked it is said, and publishing works', async ({
  page,
  webEditor: { github },
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  });
  await page.route('**/worker.js', async (route) => {
    const response = await route.fetch();
    const blocked = "indexedDB.open = () => { throw new DOMException('', 'SecurityError'); };";
    await route.fulfill({ response, body: blocked + (await response.text()) });
  });
  const { canvas, save } = await openWebEditor(page, '/about');
  await retype(page, canvas, 'Our Vision', 'What We Aim At');
  await save();
  await expect(page.getByText(/^This browser does not keep what you write/)).toBeVisible();
  await expect((await publish(page)).getByRole('status')).toContainText('Published.');
  expect(github.git('show', `main:${ABOUT}`)).toContain('heading: What We Aim At');
});

test('a new page waits for its words with the links to it, and keeps nothing else from being published', async ({
  page,
  webEditor: { github },
}) => {
  const { canvas, save } = await openWebEditor(page, '/about');
  await retype(page, canvas, 'Our Vision', 'What We Aim At');
  await save();
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByRole('textbox', { name: 'Title of the new page' }).fill('Our Team');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/our-team');
  await page.getByRole('button', { name: 'Page settings' }).click();
  await page.getByLabel('In the menu').selectOption('Yes, beside the other entries');
  await save();
  await page.getByRole('button', { name: 'Publish 3' }).click();
  const item = page.getByRole('dialog', { name: 'Publish' }).getByRole('listitem');
  await expect(item).toHaveCount(2);
  await expect(item.filter({ hasText: 'Our Team' })).toContainText('stays here until you write your own');
  await page.keyboard.press('Escape');
  await expect((await publish(page)).getByRole('status')).toContainText('Published.');
  expect(github.git('show', '--format=%s', '--name-only', 'main')).toBe(`Change “About Us”\n\n${ABOUT}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Publish 2' })).toBeVisible();
});

test('a photo is published upright and without the place where it was taken', async ({ page, webEditor }) => {
  const photo = await sharp({ create: { width: 1200, height: 1800, channels: 3, background: '#386' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 51/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { canvas, save } = await openWebEditor(page, '/about');
  await page.getByRole('button', { name: 'About Cedarline Networks' }).click();
  await page.getByRole('button', { name: 'Another picture' }).click();
  await page
    .getByLabel('New picture')
    .setInputFiles({ name: 'IMG 7.JPG', mimeType: 'image/jpeg', buffer: photo });
  await page.getByLabel('What does this picture show?').fill('A green wall');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(canvas.locator('.hero img')).toHaveAttribute('src', /^blob:/);
  await save();
  await expect((await publish(page)).getByRole('status')).toContainText('Published.');
  const { github } = webEditor;
  expect(github.git('diff', '--name-only', 'main~', 'main')).toBe(`content/images/img-7.jpg\n${ABOUT}`);
  const published = execFileSync('git', [
    '--git-dir',
    github.folder,
    'show',
    'main:content/images/img-7.jpg',
  ]);
  const { width, height, exif, orientation } = await sharp(published).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 1800, height: 1200 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a word is changed and published with a finger', async ({ page, webEditor: { github } }) => {
    const { canvas, save } = await openWebEditor(page, '/about');
    await canvas.getByRole('heading', { name: 'Our Vision' }).tap();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('What We Aim At');
    await page.keyboard.press('Enter');
    await save();
    await expect((await publish(page)).getByRole('status')).toContainText('Published.');
    expect(github.git('show', `main:${ABOUT}`)).toContain('heading: What We Aim At');
  });
});
