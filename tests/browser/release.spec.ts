/** A release while visitors have the one before it open: two builds, swapped behind one address. */
import { readdir } from 'node:fs/promises';
import { contentUrl } from '../../src/site/page/content.ts';
import { ERROR_TITLE } from '../../src/site/page/head.ts';
import { scriptErrorsOf } from './support/complaints.ts';
import { ContactForm, MESSAGE } from './support/contact-form.ts';
import { expect, type Page, testOfReleases as test } from './support/test.ts';
import { TODAY } from './support/two-releases.ts';
import { APP, addresses, frameDrawn, holdBack, wake } from './support/visitor.ts';

// One worker, because each has to build today's release.
test.describe.configure({ mode: 'default' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = (page: Page, address: string) => page.locator(`.footer a[href="${address}"]`).first().click();

/** The page whose heading changes. */
const CHANGED = '/cybersecurity';

/** Longer than the app shows what it has in memory without asking for it again. */
const A_WHILE_MS = 6 * 60_000;

const CONTENT = `**${contentUrl(CHANGED)}`;

/** Opens the form of yesterday's release, which has prefetched the page that changes. */
async function openYesterday(page: Page): Promise<ContactForm> {
  const form = new ContactForm(page);
  const prefetched = page.waitForResponse(CONTENT);
  await form.open();
  await page.locator('.footer').scrollIntoViewIfNeeded();
  await (await prefetched).finished();
  return form;
}

/** Lets a while go by and follows links until today's content has replaced what was prefetched. */
async function comeToToday(page: Page): Promise<void> {
  await page.clock.fastForward(A_WHILE_MS);
  const refreshed = page.waitForResponse(CONTENT);
  await follow(page, CHANGED);
  await expect(page).toHaveURL(CHANGED);
  await (await refreshed).finished();
  await follow(page, '/about');
  await expect(page).toHaveURL('/about');
  await follow(page, CHANGED);
  await expect(heading(page)).toHaveText(TODAY.heading);
}

test('the page that is open reads on, follows every link, sends the form, and is offered the new one once', async ({
  page,
  releases,
}) => {
  const faults = scriptErrorsOf(page);
  const { words } = releases.content;
  await page.clock.install();
  const form = await openYesterday(page);
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

test('accepting the offer loads the new one and keeps what was typed', async ({ page, releases }) => {
  const { words } = releases.content;
  await page.clock.install();
  const form = await openYesterday(page);
  await form.fill();
  releases.today();
  await comeToToday(page);
  await page.locator('.toast').getByRole('button', { name: words.reload }).click();
  await expect(page.locator('.skip-link')).toHaveText(TODAY.skip);
  await wake(page);
  await page.locator('.header a[href="/contact"]').first().click();
  await form.expectValues(MESSAGE);
});

test('yesterday’s HTML ignores today’s content, and the next page is complete', async ({
  page,
  releases,
}) => {
  const faults = scriptErrorsOf(page);
  const release = await holdBack(page, CONTENT);
  const app = page.waitForResponse(APP);
  await page.goto(`${releases.url}${CHANGED}`);
  await page.locator('html').dispatchEvent('wheel');
  // The app is yesterday's as well; only its content is of today.
  await (await app).finished();
  const before = await heading(page).textContent();
  releases.today();
  const answered = page.waitForResponse(CONTENT);
  release();
  await (await answered).finished();
  await frameDrawn(page);
  await expect(heading(page)).toHaveText(before ?? '');

  await follow(page, '/contact');
  await wake(page);
  await expect(page.locator('.skip-link')).toHaveText(TODAY.skip);
  expect(faults).toEqual([]);
});
