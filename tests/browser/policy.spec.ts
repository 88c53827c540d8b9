/** The content security policy is never violated, and no script complains, wherever a visitor goes. */
import { expect, type Page, test } from './server.ts';
import { addresses, DESKTOP, footer, header, open, PHONE, readThrough, servicesButton } from './visitor.ts';

/** Collects every violation of the policy, error and complaint of a page, over all its documents. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('violated', (what: string) => complaints.push(`policy: ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const { violated } = window as unknown as { violated: (what: string) => void };
      violated(`${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isMissingPage = message.text().includes('404') && message.location().url.endsWith('/nowhere');
    if (['error', 'warning'].includes(message.type()) && !isMissingPage) complaints.push(message.text());
  });
  return complaints;
}

test('the collector sees a violation', async ({ page }) => {
  const complaints = await complaintsOf(page);
  await open(page, '/');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => complaints.join()).toContain('policy: style-src');
});

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

    test('every route by click, with every menu opened', async ({ page }) => {
      const complaints = await complaintsOf(page);
      await open(page, '/');
      for (const address of [...addresses.filter((one) => one !== '/'), '/']) {
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
      await page.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
    });
  });
}
