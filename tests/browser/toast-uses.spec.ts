/** Where the site uses toasts: copying, the connection, a newer version. */
import { complaintsOf } from './support/complaints.ts';
import { ContactForm } from './support/contact-form.ts';
import { expect, type Locator, testWithMail as test } from './support/test.ts';
import { addresses, changeContent } from './support/visitor.ts';

let toast: Locator;
let form: ContactForm;

test.beforeEach(({ page }) => {
  toast = page.locator('.toast');
  form = new ContactForm(page);
});

test('a toast says what was copied', async ({ page, context, site }) => {
  const { company, words } = site.content;
  await context.grantPermissions(['clipboard-write'], { origin: site.url });
  await form.open();
  const message = page.locator('.contact-form [name=message]');
  for (const [name, value] of [
    [words.copyEmail, company.email],
    [words.copyPhone, company.phone],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(toast).toContainText(words.copied.replace('{value}', value));
    await message.fill('');
    await message.press('Control+V');
    await expect(message).toHaveValue(value);
  }
});

test('a toast says that the connection is lost until it is back', async ({ page, context, site }) => {
  await page.clock.install();
  await form.open();
  await context.setOffline(true);
  await expect(toast).toContainText(site.content.words.offline);
  await page.clock.runFor(60_000);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await expect(toast).toContainText(site.content.words.offline);
  // Another toast takes its place, and leaves nothing of it behind.
  await page.getByRole('button', { name: site.content.words.copyEmail }).press('Enter');
  await expect(toast).not.toContainText(site.content.words.offline);
  await page.clock.runFor(6000);
  await expect(toast).toHaveCount(0);

  await context.setOffline(false);
  await expect(toast).toContainText(site.content.words.online);
  await page.clock.runFor(6000);
  await expect(toast).toHaveCount(0);
});

test('a toast offers a newer version once, until the visitor decides, and keeps what was typed', async ({
  page,
  site,
}) => {
  const complaints = await complaintsOf(page);
  await page.clock.install();
  for (const address of addresses.filter((address) => address !== '/contact')) {
    await changeContent(page, address, (content) => {
      content.version = 'newer';
    });
  }
  await form.open();
  await page.locator('.contact-form [name=message]').fill('Half a thought');
  await page.locator('.footer a[href="/about"]').first().click();
  await expect(toast).toContainText(site.content.words.newVersion);
  await page.clock.runFor(60_000);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await expect(toast).toContainText(site.content.words.newVersion);
  await toast.getByRole('button', { name: site.content.words.dismiss }).click();
  await page.locator('.footer a[href="/wireless"]').first().click();
  await page.waitForURL('**/wireless');
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);
  expect(complaints).toEqual([]);

  await form.open();
  await expect(page.locator('.contact-form [name=message]')).toHaveValue('Half a thought');
  await page.locator('.footer a[href="/about"]').first().click();
  const loaded = page.waitForEvent('load');
  await toast.getByRole('button', { name: site.content.words.reload }).click();
  await loaded;
});
