/** Specification, section 2, "General behaviour" and "Header"; section 4, scrolling; section 9, 112 px and 10 px. */
import { resize } from './support/resize.ts';
import { expect, type Page, test } from './support/test.ts';
import {
  DESKTOP,
  header,
  hydrated,
  linkedAddresses,
  open,
  PHONE,
  scrollTo,
  servicesButton,
} from './support/visitor.ts';

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

test('the header has the ground of the section below it', async ({ page }) => {
  await open(page, '/about');
  const colors = () =>
    header(page).evaluate((header) => [
      getComputedStyle(header.querySelector('.navigation-link') ?? header).color,
      getComputedStyle(header, '::after').backgroundColor,
    ]);
  const [words] = await colors();
  await scrollTo(page, 1500);
  await expect.poll(colors).toEqual([words, 'rgb(255, 255, 255)']);
  const dark = page.locator('.section.tone-ink').first();
  await scrollTo(page, await dark.evaluate((section) => section.getBoundingClientRect().top + scrollY));
  await expect.poll(async () => (await colors())[1]).toBe('rgb(6, 13, 26)');
  expect((await colors())[0]).not.toBe(words);
  await scrollTo(page, 1500);
  await expect.poll(colors).toEqual([words, 'rgb(255, 255, 255)']);
  // The card of details is dark, but not what is below the header.
  await open(page, '/contact');
  const card = page.locator('.type-contact-details');
  await scrollTo(page, await card.evaluate((section) => section.getBoundingClientRect().top + scrollY + 100));
  await expect.poll(colors).toEqual([words, 'rgb(255, 255, 255)']);
  await open(page, '/cybersecurity');
  expect((await colors())[0]).not.toBe(words);
  const light = page.locator('.section.tone-paper').first();
  await scrollTo(page, await light.evaluate((section) => section.getBoundingClientRect().top + scrollY));
  await expect.poll(colors).toEqual([words, 'rgb(255, 255, 255)']);
});

test('one link of the header is the current page’s, by load and by click', async ({ page }) => {
  // Loads every page.
  test.slow();
  const current = () =>
    header(page)
      .locator('[aria-current=page]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await open(page, '/');
  for (const address of linkedAddresses) {
    await page.goto(address);
    await hydrated(page);
    expect(await current(), address).toEqual([address]);
  }
  for (const name of ['Company', 'Contact', 'Home']) {
    const link = header(page).getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(await current()).toHaveLength(1);
  }
});

test('screen readers read the brand once, and it links home', async ({ page }) => {
  await page.goto('/about');
  const brand = header(page).getByRole('link', { name: 'Cedarline Networks', exact: true });
  await expect(brand).toHaveAttribute('href', '/');
  expect(await brand.evaluate((link) => link.textContent)).toBe('Cedarline Networks');
});

test('the group of the current page is marked, too', async ({ page }) => {
  await open(page, '/wireless');
  await expect(servicesButton(page)).toHaveAttribute('aria-current', 'true');
  await header(page).getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/about');
  await expect(servicesButton(page)).not.toHaveAttribute('aria-current');
});

test('no width, fractions included, is without navigation', async ({ page }) => {
  // Browser zoom gives windows a fractional width, which a test cannot set. With a larger font, hundredths of a rem are pixels.
  const fontSize = 150;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
  await page.goto('/');
  const seen: string[] = [];
  for (let width = 64 * fontSize - 3; width <= 64 * fontSize + 1; width++) {
    await resize(page, width);
    const menu = await page.getByRole('button', { name: 'Menu' }).isVisible();
    const links = await header(page).getByRole('link', { name: 'Company' }).isVisible();
    seen.push([menu && 'menu', links && 'links'].filter(Boolean).join());
  }
  expect(seen).toEqual(['menu', 'menu', 'menu', 'links', 'links']);
});

// The slide takes a fraction of a second: a browser that gets no CPU then draws none of its frames.
test('the marker of the current page slides to the next', { tag: '@timing' }, async ({ page }) => {
  await open(page, '/');
  const nav = header(page).getByRole('navigation');
  const marker = nav.locator('li:has([aria-current=page]) > [aria-hidden=true]');
  const from = await marker.boundingBox();
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
