/** The content security policy is never violated, and no script complains, wherever a visitor goes. */
import { complaintsOf } from './support/complaints.ts';
import { expect, test } from './support/test.ts';
import {
  addresses,
  DESKTOP,
  footer,
  frameDrawn,
  header,
  linkedAddresses,
  open,
  PHONE,
  readThrough,
  servicesButton,
} from './support/visitor.ts';

test('the collector sees a violation', async ({ page }) => {
  const complaints = await complaintsOf(page);
  await open(page, '/');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => complaints.join()).toContain('policy: style-src');
});

// Each sweep visits every page.
test.describe.configure({ timeout: 120_000 });

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('every route by load, read to its end', async ({ page }) => {
      const complaints = await complaintsOf(page);
      for (const address of [...addresses, '/nowhere']) {
        await open(page, address);
        await readThrough(page);
        expect(complaints, address).toEqual([]);
      }
    });

    test('every route of the header by click, with every menu opened', async ({ page }) => {
      const complaints = await complaintsOf(page);
      await open(page, '/');
      for (const address of [...linkedAddresses.filter((one) => one !== '/'), '/']) {
        const menu = page.getByRole('button', { name: 'Menu' });
        if (await menu.isVisible()) await menu.click();
        await servicesButton(page).click();
        await header(page).locator(`a[href="${address}"]`).first().waitFor();
        await header(page).locator(`nav a[href="${address}"]`).first().click();
        await expect(page).toHaveURL(address);
        await readThrough(page);
        expect(complaints, address).toEqual([]);
      }
      await footer(page).getByRole('link', { name: 'Privacy Policy' }).click();
      await frameDrawn(page);
      expect(complaints).toEqual([]);
    });
  });
}
