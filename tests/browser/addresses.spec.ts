/** Hosts serve a page at more than its one address: the app copes with each, and shows the one. */
import { complaintsOf } from './support/complaints.ts';
import { expect, test } from './support/test.ts';
import { header, open } from './support/visitor.ts';

test('a page at another spelling of its address shows the one, and goes on from there', async ({
  page,
  baseURL,
}) => {
  const complaints = await complaintsOf(page);
  for (const [served, address, link] of [
    ['/INDEX.HTML', '/', 'Home'],
    ['/about.html', '/about', 'Company'],
  ] as const)
    await test.step(served, async () => {
      await page.route(
        ({ pathname }) => pathname === served,
        async (route) => route.fulfill({ response: await page.request.get(address) }),
      );
      await open(page, `${baseURL}${served}?from=print#vision`);
      await expect(page).toHaveURL(`${address}?from=print#vision`);
      const current = header(page).locator('[aria-current=page]');
      await expect(current).toHaveText([link]);
      await header(page).getByRole('link', { name: 'Get Quote' }).click();
      await expect(page).toHaveURL('/contact');
      await page.goBack();
      await expect(page).toHaveURL(`${address}?from=print#vision`);
      await expect(current).toHaveText(link);
      expect(complaints).toEqual([]);
    });
});

test('the error document of an address that looks like a page’s keeps that address and marks no link', async ({
  page,
}) => {
  await page.route('**/ABOUT/X', async (route) =>
    route.fulfill({ response: await page.request.get('/nowhere') }),
  );
  await open(page, '/ABOUT/X');
  await expect(page).toHaveURL('/ABOUT/X');
  await expect(header(page).locator('[aria-current]')).toHaveCount(0);
});
