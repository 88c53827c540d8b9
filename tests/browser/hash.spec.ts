/** Specification, section 2, "General behaviour": a URL hash scrolls smoothly to the element with that id. */
import { expect, type Page, test } from './server.ts';
import { alive, header, leadButtonTo, open, scrollTo, scrollY } from './visitor.ts';

const HEADER = 112;

/** Where an element's top comes to rest in the window. */
const topOf = async (page: Page, id: string) => (await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN;

async function expectBelowHeader(page: Page, id: string): Promise<void> {
  await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(HEADER);
  await expect.poll(() => topOf(page, id)).toBeLessThan(HEADER + 64);
}

/** The scroll position of every frame until it has been at rest for a while. */
const positionsOf = (page: Page) =>
  page.evaluate(async () => {
    const seen = [window.scrollY];
    let still = 0;
    while (still < 40 && seen.length < 400) {
      await new Promise(requestAnimationFrame);
      still = seen.at(-1) === window.scrollY && seen.length > 20 ? still + 1 : 0;
      seen.push(window.scrollY);
    }
    return seen;
  });

/** Places between start and end that were seen on the way. */
const between = (seen: number[]) =>
  new Set(seen.filter((y) => y > Math.min(...seen) + 2 && y < Math.max(...seen) - 2)).size;

/** Goes to About, whose closing button leads to the link. */
async function aboutWithLink(page: Page, link: string): Promise<void> {
  await leadButtonTo(page, '/about', link);
  await open(page, '/contact');
  await header(page).getByRole('link', { name: 'Company' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

const button = (page: Page) => page.getByRole('link', { name: 'Changed button' });

test('on load', async ({ page }) => {
  await page.goto('/#core-services');
  await alive(page);
  await expectBelowHeader(page, 'core-services');
});

test('by a click on the same page, smoothly', async ({ page }) => {
  await aboutWithLink(page, '#vision');
  await button(page).scrollIntoViewIfNeeded();
  const seen = positionsOf(page);
  await button(page).click();
  expect(between(await seen)).toBeGreaterThan(3);
  await expectBelowHeader(page, 'vision');
  await expect(page).toHaveURL('/about#vision');
});

test('by a click on another page, smoothly, with the next Tab from there', async ({ page }) => {
  await aboutWithLink(page, '/#core-services');
  await button(page).scrollIntoViewIfNeeded();
  await button(page).click();
  await page.waitForURL('/#core-services');
  expect(between(await positionsOf(page))).toBeGreaterThan(3);
  await expectBelowHeader(page, 'core-services');
  await page.keyboard.press('Tab');
  const follows = await page.evaluate(() => {
    const section = document.getElementById('core-services');
    const place = section?.compareDocumentPosition(document.activeElement ?? document.body) ?? 0;
    return (place & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0;
  });
  expect(follows).toBe(true);
});

test('a second click on the same link scrolls there again', async ({ page }) => {
  await aboutWithLink(page, '#vision');
  await button(page).click();
  await expectBelowHeader(page, 'vision');
  await button(page).scrollIntoViewIfNeeded();
  await button(page).click();
  await expectBelowHeader(page, 'vision');
});

/** Scrolls to the button and gives the position once the smooth scroll there has ended. */
async function restAtButton(page: Page): Promise<number> {
  await button(page).scrollIntoViewIfNeeded();
  return (await positionsOf(page)).at(-1) ?? Number.NaN;
}

test('Back from a hash returns to where the page was', async ({ page }) => {
  await aboutWithLink(page, '#vision');
  const before = await restAtButton(page);
  await button(page).click();
  await expectBelowHeader(page, 'vision');
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(before);
});

for (const wait of [100, 300]) {
  test(`Back in the middle of the way, after ${wait} ms, returns there too`, async ({ page }) => {
    await aboutWithLink(page, '#vision');
    const before = await restAtButton(page);
    await button(page).click();
    await page.waitForTimeout(wait);
    await page.goBack();
    expect((await positionsOf(page)).at(-1)).toBe(before);
  });
}

test('a link to another page in the middle of the way begins at its top', async ({ page }) => {
  await aboutWithLink(page, '#vision');
  await restAtButton(page);
  await button(page).click();
  await page.waitForTimeout(100);
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  expect((await positionsOf(page)).at(-1)).toBe(0);
});

test('typed into the address of a page that was scrolled, smoothly, and again', async ({ page }) => {
  await open(page, '/');
  for (const time of ['first', 'second']) {
    await scrollTo(page, 2500);
    const seen = positionsOf(page);
    await page.goto('/#core-services');
    expect(between(await seen), time).toBeGreaterThan(3);
    await expectBelowHeader(page, 'core-services');
  }
});

test('Back from a hash that was typed returns to where the page was', async ({ page }) => {
  await open(page, '/');
  await scrollTo(page, 2500);
  await page.goto('/#core-services');
  await expectBelowHeader(page, 'core-services');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(2500);
});

test('set by a script, once and again', async ({ page }) => {
  await open(page, '/');
  for (const property of ['hash', 'href']) {
    await scrollTo(page, 2500);
    await page.evaluate((name) => Object.assign(location, { [name]: '#core-services' }), property);
    await expectBelowHeader(page, 'core-services');
  }
});

test('its target can be focused only until a press elsewhere', async ({ page }) => {
  await aboutWithLink(page, '#vision');
  await button(page).click();
  const target = page.locator('#vision');
  await expect(target).toBeFocused();
  await positionsOf(page);
  await target.getByRole('heading').first().click();
  await expect(target).not.toHaveAttribute('tabindex');
});

test('a hash that names nothing, or is no valid address, breaks nothing', async ({ page }) => {
  await page.goto('/#nowhere');
  await alive(page);
  await page.goto('/about#%E0%A4%A');
  await alive(page);
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await aboutWithLink(page, '/#%E0%A4%A');
  await button(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Network Solutions & Services');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it jumps', async ({ page }) => {
    await aboutWithLink(page, '#vision');
    await button(page).scrollIntoViewIfNeeded();
    const seen = positionsOf(page);
    await button(page).click();
    expect(between(await seen)).toBe(0);
    await expectBelowHeader(page, 'vision');
  });
});
