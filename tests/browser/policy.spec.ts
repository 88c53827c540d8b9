/**
 * The content security policy is never violated, and no script complains, wherever a visitor goes: by click here; pages
 * that are loaded are watched in smoke.spec.ts. The app brings what home screens read.
 */
import { complaintsOf } from './support/complaints.ts';
import { expect, test } from './support/test.ts';
import { content, footer, frameDrawn, header, linkedAddresses, open, PHONE } from './support/visitor.ts';

test('every route of the header by click, with every menu opened', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const complaints = await complaintsOf(page);
  await open(page, '/');
  for (const address of [...linkedAddresses.filter((one) => one !== '/'), '/']) {
    await page.getByRole('button', { name: content.words.menu }).click();
    const link = page.locator(`a[href="${address}"]`);
    const entry = header(page).locator('.navigation-item', { has: link }).first();
    // An entry is a link, or a group of links under its button.
    if ((await entry.getByRole('button').count()) > 0) await entry.getByRole('button').click();
    await entry.locator(link).click();
    await expect(page).toHaveURL(address);
    expect(complaints, address).toEqual([]);
  }
  // Links that lead nowhere yet.
  for (const link of await footer(page).locator('a[href="#"]').all()) await link.click();
  await frameDrawn(page);
  expect(complaints).toEqual([]);

  await test.step('the collector sees a violation', async () => {
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => complaints.join()).toContain('policy: style-src');
  });
});
