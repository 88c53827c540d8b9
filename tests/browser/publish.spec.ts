/** The way from a changed word to the repository that the website is built from. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { axeViolations } from './support/axe.ts';
import { type DevSite, startDevSite } from './support/dev-site.ts';
import { test as base, expect } from './support/test.ts';

const ABOUT = 'content/pages/about.yaml';

/** Publishing and taking back run many git commands, which takes seconds on a busy machine. */
const GIT = { timeout: 60_000 };

/** Runs git in a folder, as a person with a name. */
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ben', '-c', 'user.email=ben@cedarline.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** A published website around a copy of the content: a bare repository beside it. */
async function publishFirst(content: string): Promise<void> {
  const folder = dirname(content);
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'server.git');
  git(folder, 'init', '--quiet', '--initial-branch=main');
  writeFileSync(join(folder, '.gitignore'), 'server.git/\nben/\noutbox/\n');
  git(folder, 'config', 'user.name', 'Anna');
  git(folder, 'config', 'user.email', 'anna@cedarline.example');
  git(folder, 'remote', 'add', 'origin', join(folder, 'server.git'));
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '-m', 'Begin');
  git(folder, 'push', '--quiet', '-u', 'origin', 'main');
}

const test = base.extend<{ published: DevSite }>({
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const site = await startDevSite({ prepare: publishFirst });
      await use(site);
      await site.close();
    },
    { timeout: 90_000 },
  ],
  baseURL: ({ published }, use) => use(published.url),
});

test('a changed word is reverted, another one published, and a conflict resolved', async ({
  page,
  published: dev,
}) => {
  test.slow();
  const folder = dirname(dev.path('.'));
  const published = () => git(join(folder, 'server.git'), 'show', `main:${ABOUT}`);
  const before = await dev.read('pages/about.yaml');
  await dev.edit('pages/about.yaml', (text) =>
    text.replace('Serious networks', 'Quiet networks').replace('Our Vision', 'Our Plan'),
  );
  const shown = () => page.getByRole('dialog', { name: 'What changed' });
  const open = async () => {
    await page.goto('/_edit/about');
    await page.getByRole('button', { name: 'Publish …' }).click({ timeout: 60_000 });
  };

  await open();
  await expect(shown().locator('del')).toHaveText(['Serious', 'Vision']);
  await expect(shown().locator('ins')).toHaveText(['Quiet', 'Plan']);
  expect(await axeViolations(page)).toEqual([]);
  await shown()
    .getByRole('button', { name: /^Take back: .*heading$/ })
    .click();
  await expect(shown().locator('ins')).toHaveText(['Quiet'], GIT);
  expect(await dev.read('pages/about.yaml')).toBe(before.replace('Serious networks', 'Quiet networks'));

  await shown().getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(shown().getByText(/Your changes have gone at/)).toBeVisible(GIT);
  await expect(shown().getByText('Everything is published.')).toBeVisible();
  expect(published()).toBe(before.replace('Serious networks', 'Quiet networks'));

  const ben = join(folder, 'ben');
  git(folder, 'clone', '--quiet', join(folder, 'server.git'), ben);
  const theirs = readFileSync(join(ben, ABOUT), 'utf8').replace('Quiet networks', 'Calm networks');
  writeFileSync(join(ben, ABOUT), theirs);
  git(ben, 'commit', '--quiet', '--all', '-m', 'Calm');
  git(ben, 'push', '--quiet');
  await dev.edit('pages/about.yaml', (text) => text.replace('Quiet networks', 'Silent networks'));
  await open();
  await shown().getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(shown().getByText('Somebody else has changed the same words.')).toBeVisible(GIT);
  expect(await axeViolations(page)).toEqual([]);
  await shown()
    .getByRole('radio', { name: /^Theirs/ })
    .check();
  await shown().getByRole('button', { name: 'Keep these and publish' }).click();
  await expect(shown().getByText(/Your changes have gone at/)).toBeVisible(GIT);
  expect(published()).toBe(theirs);
  expect(await dev.read('pages/about.yaml')).toBe(theirs);
  expect(git(folder, 'log', '--all', '-p', '--full-history', '--', ABOUT)).toContain('Silent networks');
});
