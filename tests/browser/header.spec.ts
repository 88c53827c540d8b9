/** Specification, section 2, "General behaviour" and "Header"; section 4, scrolling; section 9, 112 px and 10 px. */
import { resize } from './support/resize.ts';
import { expect, type Page, test } from './support/test.ts';
import { DESKTOP, header, open, PHONE, scrollTo, servicesButton } from './support/visitor.ts';

/** What the header itself looks like, without the page that shows through it and moves. */
async function lookOf(page: Page): Promise<Buffer> {
  await page.locator('main').evaluate((main) => main.style.setProperty('visibility', 'hidden'));
  return header(page).screenshot({ animations: 'disabled' });
}

test('the header is 112 px high and fixed, the hero below it at least 700 px with it, and past 10 px it changes its look', async ({
  page,
}) => {
  await open(page, '/');
  const box = () => header(page).boundingBox();
  const look = () => lookOf(page);
  const hero = page.locator('main > :first-child');
  for (const { width, height } of [{ width: 1440, height: 400 }, PHONE, DESKTOP]) {
    await resize(page, width, height);
    const whole = { x: 0, y: 0, width, height: 112 };
    expect(await box()).toMatchObject(whole);
    const { y, height: high } = (await hero.boundingBox()) ?? {};
    expect(y).toBe(112);
    expect(high).toBeGreaterThanOrEqual(700 - 112);
    await expect(hero).toHaveCSS('min-height', `${700 - 112}px`);
    await scrollTo(page, 1500);
    expect(await box()).toMatchObject(whole);
    await scrollTo(page, 0);
    const atRest = await look();
    await scrollTo(page, 10);
    expect((await look()).equals(atRest)).toBe(true);
    await scrollTo(page, 11);
    expect((await look()).equals(atRest)).toBe(false);
    await scrollTo(page, 0);
    expect((await look()).equals(atRest)).toBe(true);
  }
  const atRest = await look();
  await open(page, '/#core-services');
  await expect.poll(async () => (await look()).equals(atRest), 'loaded in the middle').toBe(false);
});

test('the header has the ground of the section below it, and the hero of About is at least 600 px with it', async ({
  page,
}) => {
  await open(page, '/about');
  const hero = page.locator('main > :first-child');
  expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(600 - 112);
  await expect(hero).toHaveCSS('min-height', `${600 - 112}px`);
  const colors = () =>
    header(page).evaluate((header) => [
      getComputedStyle(header.querySelector('.navigation-link') ?? header).color,
      getComputedStyle(header, '::after').backgroundColor,
    ]);
  const reach = async (tone: string) => {
    const section = page.locator(`.section.tone-${tone}`).first();
    await scrollTo(page, await section.evaluate((one) => one.getBoundingClientRect().top + scrollY));
  };
  await reach('paper');
  const light = await colors();
  await reach('ink');
  await expect.poll(async () => (await colors())[1]).not.toBe(light[1]);
  expect((await colors())[0]).not.toBe(light[0]);
  await reach('paper');
  await expect.poll(colors).toEqual(light);
  await open(page, '/cybersecurity');
  expect((await colors())[0], 'over a dark hero').not.toBe(light[0]);
  await reach('paper');
  await expect.poll(colors).toEqual(light);
});

test('one link of the header is the current page’s, with its group, after each click; the brand is read once and links home', async ({
  page,
}) => {
  await open(page, '/wireless');
  await expect(servicesButton(page)).toHaveAttribute('aria-current', 'true');
  for (const name of ['Company', 'Contact', 'Home']) {
    const link = header(page).getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(header(page).locator('[aria-current=page]')).toHaveCount(1);
    await expect(servicesButton(page)).not.toHaveAttribute('aria-current');
  }
  const brand = header(page).getByRole('link', { name: 'Cedarline Networks', exact: true });
  await expect(brand).toHaveAttribute('href', '/');
  expect(await brand.evaluate((link) => link.textContent)).toBe('Cedarline Networks');
});

test('no width, fractions included, is without navigation', async ({ page }) => {
  // Browser zoom gives windows a fractional width, which a test cannot set. With a larger font, hundredths of a rem are pixels.
  const fontSize = 100;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
  await page.goto('/nowhere');
  const seen: string[] = [];
  for (let width = 64 * fontSize - 2; width <= 64 * fontSize; width++) {
    await resize(page, width);
    const menu = await page.getByRole('button', { name: 'Menu' }).isVisible();
    const links = await header(page).getByRole('link', { name: 'Company' }).isVisible();
    seen.push([menu && 'menu', links && 'links'].filter(Boolean).join());
  }
  expect(seen).toEqual(['menu', 'menu', 'links']);
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
