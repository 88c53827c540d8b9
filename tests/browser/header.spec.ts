/** Specification, section 2, "General behaviour" and "Header"; section 4, scrolling; section 9, 112 px and 10 px. */
import { expect, type Page, test } from './server.ts';
import { addresses, alive, DESKTOP, header, open, PHONE, scrollTo } from './visitor.ts';

/** What the header itself looks like, without the page that shows through it and moves. */
async function lookOf(page: Page): Promise<Buffer> {
  await page.locator('main').evaluate((main) => main.style.setProperty('visibility', 'hidden'));
  return header(page).screenshot({ animations: 'disabled' });
}

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('the header is 112 px high and fixed, and the content begins below it', async ({ page }) => {
      await open(page, '/');
      const box = () => header(page).boundingBox();
      expect(await box()).toMatchObject({ x: 0, y: 0, width: viewport.width, height: 112 });
      expect((await page.locator('main > :first-child').boundingBox())?.y).toBe(112);
      await scrollTo(page, 1500);
      expect(await box()).toMatchObject({ x: 0, y: 0, width: viewport.width, height: 112 });
    });

    test('the header changes its look past 10 px, and not before', async ({ page }) => {
      await open(page, '/');
      const look = () => lookOf(page);
      const atRest = await look();
      await scrollTo(page, 10);
      expect((await look()).equals(atRest)).toBe(true);
      await scrollTo(page, 11);
      expect((await look()).equals(atRest)).toBe(false);
      await scrollTo(page, 0);
      expect((await look()).equals(atRest)).toBe(true);
    });
  });
}

test('the header has changed its look on a page that is loaded in the middle', async ({ page }) => {
  await open(page, '/');
  const look = () => lookOf(page);
  const atRest = await look();
  await open(page, '/#core-services');
  await expect.poll(async () => (await look()).equals(atRest)).toBe(false);
});

test('one link of the header is the current page’s, by load and by click', async ({ page }) => {
  const current = () =>
    header(page)
      .locator('[aria-current=page]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await open(page, '/');
  for (const address of addresses) {
    await page.goto(address);
    await alive(page);
    expect(await current(), address).toEqual([address]);
  }
  for (const name of ['Company', 'Contact', 'Home']) {
    const link = header(page).getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(await current()).toHaveLength(1);
  }
});

test('the marker of the current page slides to the next', async ({ page }) => {
  await open(page, '/');
  const nav = header(page).getByRole('navigation');
  const marker = nav.locator('li:has([aria-current=page]) > [aria-hidden=true]');
  const from = await marker.boundingBox();
  // The larger half of the motion library comes after everything else.
  await page.waitForLoadState('networkidle');
  const positions = page.evaluate(async () => {
    const seen: number[] = [];
    const end = performance.now() + 1500;
    while (performance.now() < end) {
      const at = document.querySelector('header nav li:has([aria-current=page]) > [aria-hidden=true]');
      if (at) seen.push(at.getBoundingClientRect().x);
      await new Promise(requestAnimationFrame);
    }
    return seen;
  });
  await nav.getByRole('link', { name: 'Contact', exact: true }).click();
  const seen = await positions;
  const to = seen.at(-1) ?? 0;
  expect(to).toBeGreaterThan((from?.x ?? 0) + 100);
  const between = seen.filter((x) => x > (from?.x ?? 0) + 5 && x < to - 5);
  expect(new Set(between).size, 'places on its way').toBeGreaterThan(0);
  const link = await nav.getByRole('link', { name: 'Contact', exact: true }).boundingBox();
  expect(to).toBeGreaterThanOrEqual(link?.x ?? Number.NaN);
  expect(to).toBeLessThan((link?.x ?? 0) + (link?.width ?? 0));
});
