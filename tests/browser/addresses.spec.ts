/** Hosts serve a page at more than its one address: the app copes with each, and shows the one. */
import { expect, test } from './support/test.ts';
import { header, open } from './support/visitor.ts';

for (const [served, address, link] of [
  ['/index.html', '/', 'Home'],
  ['/INDEX.HTML', '/', 'Home'],
  ['/about/', '/about', 'Company'],
  ['/about/index.html', '/about', 'Company'],
  ['/about.html', '/about', 'Company'],
  ['/ABOUT', '/about', 'Company'],
  ['/%63ontact', '/contact', 'Contact'],
  ['/contact%2F', '/contact', 'Contact'],
] as const) {
  test(`${served} is ${address}, where the host serves it`, async ({ page, baseURL }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const url = `${baseURL}${served}?from=print#vision`;
    await page.route(
      ({ pathname }) => pathname === served,
      async (route) => route.fulfill({ response: await page.request.get(address) }),
    );
    await open(page, url);
    await expect(page).toHaveURL(`${address}?from=print#vision`);
    const current = header(page).locator('[aria-current=page]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveText(link);
    await header(page).getByRole('link', { name: 'Get Quote' }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    if (address !== '/contact') await expect(page).toHaveURL(`${address}?from=print#vision`);
    await expect(current).toHaveText(link);
    expect(errors).toEqual([]);
  });
}

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
