/** A release while visitors have the one before it open: two builds, swapped behind one address. */
import { readdir } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { ERROR_TITLE } from '../../src/constants.ts';
import { ContactForm, MESSAGE } from './support/mail-site.ts';
import { TODAY, test } from './support/two-releases.ts';
import { APP, addresses, alive, holdBack } from './visitor.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = (page: Page, address: string) => page.locator(`.footer a[href="${address}"]`).first().click();

/** The page whose heading changes. */
const CHANGED = '/cybersecurity';

/** Longer than the app shows what it has in memory without asking for it again. */
const A_WHILE_MS = 6 * 60_000;

/** Lets a while go by and follows links until what was fetched ahead has been fetched again. */
async function comeToToday(page: Page): Promise<void> {
  await page.clock.fastForward(A_WHILE_MS);
  await follow(page, CHANGED);
  await expect(page).toHaveURL(new RegExp(`${CHANGED}$`));
  await page.waitForLoadState('networkidle');
  await follow(page, '/about');
  await follow(page, CHANGED);
  await expect(heading(page)).toHaveText(TODAY.heading);
}

/** Everything that goes wrong in a page without its visitor being told. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

test('the page that is open reads on, follows every link, sends the form, and is offered the new one once', async ({
  page,
  releases,
}) => {
  const faults = faultsOf(page);
  const { words } = releases.content;
  await page.clock.install();
  const form = new ContactForm(page);
  await form.open(releases.url);
  await form.field('message').fill(MESSAGE.message);
  releases.today();

  await comeToToday(page);
  const offer = page.locator('.toast', { hasText: words.newVersion });
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: words.dismiss }).click();
  await expect(offer).toHaveCount(0);

  for (const address of addresses) {
    const link = page.locator(`:is(.footer, .header) a[href="${address}"]`).last();
    if (await link.isVisible()) await link.click();
    else await page.goto(`${releases.url}${address}`);
    await expect(page).toHaveURL(`${releases.url}${address}`);
    await expect(heading(page)).not.toHaveText(ERROR_TITLE);
    await expect(offer).toHaveCount(0);
  }

  await page.locator('.header a[href="/contact"]').first().click();
  await form.expectValues({ message: MESSAGE.message });
  await form.fill();
  await form.button.click();
  await expect(form.banner).toHaveAttribute('data-kind', 'success');
  expect(await readdir(releases.outbox)).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('the offer brings the new one and keeps what was typed', async ({ page, releases }) => {
  const { words } = releases.content;
  await page.clock.install();
  const form = new ContactForm(page);
  await form.open(releases.url);
  await form.fill();
  releases.today();
  await comeToToday(page);
  await page.locator('.toast').getByRole('button', { name: words.reload }).click();
  await expect(page.locator('.skip-link')).toHaveText(TODAY.skip);
  await page.mouse.move(9, 9);
  await alive(page);
  await page.locator('.header a[href="/contact"]').first().click();
  await form.expectValues(MESSAGE);
});

test('a page whose app is gone before it came stays a page whose links work', async ({ page, releases }) => {
  const faults = faultsOf(page);
  const release = await holdBack(page, APP);
  await page.goto(`${releases.url}/contact`);
  await page.mouse.move(5, 5);
  releases.today();
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveClass(/hydrated/);
  expect(faults.length).toBeGreaterThan(0);

  await follow(page, CHANGED);
  await expect(heading(page)).toHaveText(TODAY.heading);
  await page.mouse.move(9, 9);
  await alive(page);
});

test('HTML of yesterday with content of today stays what it was, and the next page is whole', async ({
  page,
  releases,
}) => {
  const faults = faultsOf(page);
  const release = await holdBack(page, `**${CHANGED}/page.json`);
  await page.goto(`${releases.url}${CHANGED}`);
  await page.mouse.move(5, 5);
  const before = await heading(page).textContent();
  releases.today();
  release();
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText(before ?? '');

  await follow(page, '/contact');
  await page.mouse.move(9, 9);
  await alive(page);
  await expect(page.locator('.skip-link')).toHaveText(TODAY.skip);
  expect(faults).toEqual([]);
});

test('what the app loads later is gone: it goes on without it', async ({ page, releases }) => {
  const faults = faultsOf(page);
  const release = await holdBack(page, /\/assets\/(?!boot|client)[^/]*\.js$/);
  await page.goto(`${releases.url}/`);
  await page.mouse.move(5, 5);
  await alive(page);
  releases.today();
  release();
  await follow(page, CHANGED);
  await expect(page).toHaveURL(`${releases.url}${CHANGED}`);
  await expect(heading(page)).not.toHaveText(ERROR_TITLE);
  await expect(page.locator('html')).toHaveClass(/hydrated/);
  expect(faults).toEqual([]);
});
