/** Specification, section 2, "General behaviour": a URL hash scrolls smoothly to the element with that id. */
import { expect, type Page, test } from './support/test.ts';
import { header, headingOf, hydrated, leadButtonTo, open, scrollTo, scrollY } from './support/visitor.ts';

const HEADER = 112;

/** The final position of an element's top in the window. */
const topOf = async (page: Page, id: string) => (await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN;

async function expectBelowHeader(page: Page, id: string): Promise<void> {
  await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(HEADER);
  await expect.poll(() => topOf(page, id)).toBeLessThan(HEADER + 64);
}

/** Records the scroll position of every frame from now on. @returns how to ask for the positions */
async function recordScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions = [window.scrollY];
    Object.assign(window, { positions });
    const record = () => {
      positions.push(window.scrollY);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  return () => page.evaluate(() => Reflect.get(window, 'positions'));
}

/** Waits until the page has not scrolled for 30 frames, and returns its position. */
const restingScrollY = (page: Page) =>
  page.evaluate(async () => {
    let last = window.scrollY;
    for (let still = 0; still < 30; still++) {
      await new Promise(requestAnimationFrame);
      if (window.scrollY !== last) still = 0;
      last = window.scrollY;
    }
    return last;
  });

/** How many positions were seen between the first and the last. */
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

/** Scrolls to the button and gives the position once the smooth scroll there has ended. */
async function restAtButton(page: Page): Promise<number> {
  await button(page).scrollIntoViewIfNeeded();
  return restingScrollY(page);
}

/** A browser that gets no CPU for the time of a smooth scroll draws none of its frames, so nothing is seen between. */
const SMOOTH = { tag: '@timing' };

test('on load, typed into the address of a scrolled page, and set by a script; Back from it returns to where the page was', async ({
  page,
}) => {
  await page.goto('/#core-services');
  await hydrated(page);
  await expectBelowHeader(page, 'core-services');
  await open(page, '/');
  await scrollTo(page, 2500);
  await page.goto('/#core-services');
  await expectBelowHeader(page, 'core-services');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(2500);
  for (const property of ['hash', 'href']) {
    await scrollTo(page, 2500);
    await page.evaluate((name) => Object.assign(location, { [name]: '#core-services' }), property);
    await expectBelowHeader(page, 'core-services');
  }
});

test('by a click on another page, smoothly, with the next Tab from there', SMOOTH, async ({ page }) => {
  await aboutWithLink(page, '/#core-services');
  await button(page).scrollIntoViewIfNeeded();
  const positions = await recordScroll(page);
  await button(page).click();
  await page.waitForURL('/#core-services');
  await expectBelowHeader(page, 'core-services');
  const seen = await positions();
  expect(between(seen.slice(seen.indexOf(0))), 'from the top of the other page').toBeGreaterThan(3);
  await page.keyboard.press('Tab');
  const follows = await page.evaluate(() => {
    const section = document.getElementById('core-services');
    const place = section?.compareDocumentPosition(document.activeElement ?? document.body) ?? 0;
    return (place & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0;
  });
  expect(follows).toBe(true);
});

/** Does something in the page as soon as a smooth scroll has come some pixels away from where it began. */
const afterScrolling = (page: Page, from: number, pixels: number, act: 'go back' | 'open Contact') =>
  page.evaluate(
    async ({ from, pixels, act }) => {
      while (Math.abs(window.scrollY - from) < pixels) await new Promise(requestAnimationFrame);
      if (act === 'go back') history.back();
      else document.querySelector<HTMLAnchorElement>('.header a[href="/contact"]')?.click();
    },
    { from, pixels, act },
  );

test('by a click on the same page and once again; Back returns, also during the scroll, and the target can be focused only until a press elsewhere; with reduced motion it jumps', async ({
  page,
}) => {
  await aboutWithLink(page, '#vision');
  const before = await restAtButton(page);
  await button(page).click();
  await expectBelowHeader(page, 'vision');
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(before);
  for (let click = 0; click < 2; click++) {
    await button(page).scrollIntoViewIfNeeded();
    await button(page).click();
    await expectBelowHeader(page, 'vision');
  }
  const target = page.locator('#vision');
  await expect(target).toBeFocused();
  await restingScrollY(page);
  await target.getByRole('heading').first().click();
  await expect(target).not.toHaveAttribute('tabindex');
  await test.step('with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page).scrollIntoViewIfNeeded();
    const positions = await recordScroll(page);
    await button(page).click();
    await expectBelowHeader(page, 'vision');
    expect(between(await positions())).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });
  await test.step('during the smooth scroll', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/about');
    for (const pixels of [10, 500]) {
      const before = await restAtButton(page);
      await button(page).click();
      await afterScrolling(page, before, pixels, 'go back');
      await expect(page).toHaveURL('/about');
      await expect.poll(() => scrollY(page)).toBe(before);
      expect(await restingScrollY(page), `${pixels} px`).toBe(before);
    }
    const before = await restAtButton(page);
    await button(page).click();
    await afterScrolling(page, before, 10, 'open Contact');
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await restingScrollY(page)).toBe(0);
  });
});

test('an unknown or invalid hash breaks nothing', async ({ page }) => {
  await page.goto('/#nowhere');
  await hydrated(page);
  await page.goto('/about#%E0%A4%A');
  await hydrated(page);
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await aboutWithLink(page, '/#%E0%A4%A');
  await button(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'));
});
