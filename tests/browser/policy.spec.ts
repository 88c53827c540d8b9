/**
 * The content security policy is never violated, and no script complains, wherever a visitor goes: by click here; pages
 * that are loaded are watched in shift.spec.ts.
 */
import { complaintsOf } from './support/complaints.ts';
import { expect, test } from './support/test.ts';
import {
  DESKTOP,
  footer,
  frameDrawn,
  header,
  linkedAddresses,
  open,
  PHONE,
  readThrough,
} from './support/visitor.ts';

test('the collector sees a violation', async ({ page }) => {
  const complaints = await complaintsOf(page);
  await open(page, '/');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => complaints.join()).toContain('policy: style-src');
});

// Each test visits every page.
test.describe.configure({ timeout: 120_000 });

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('every route of the header by click, with every menu opened', async ({ page, servedSite }) => {
      const { words } = servedSite.content;
      const complaints = await complaintsOf(page);
      await open(page, '/');
      for (const address of [...linkedAddresses.filter((one) => one !== '/'), '/']) {
        const menu = page.getByRole('button', { name: words.menu });
        if (await menu.isVisible()) await menu.click();
        const link = page.locator(`a[href="${address}"]`);
        const entry = header(page).locator('.navigation-item', { has: link }).first();
        // An entry is a link, or a group of links under its button.
        if ((await entry.getByRole('button').count()) > 0) await entry.getByRole('button').click();
        await entry.locator(link).click();
        await expect(page).toHaveURL(address);
        await readThrough(page);
        expect(complaints, address).toEqual([]);
      }
      // A link that leads nowhere yet, if the site has one.
      for (const link of await footer(page).locator('a[href="#"]').all()) await link.click();
      await frameDrawn(page);
      expect(complaints).toEqual([]);
    });
  });
}
