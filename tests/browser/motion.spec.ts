/**
 * Specification, section 9, "Animation", and what must never move or hide. That nothing moves with reduced motion is in
 * accessibility.spec.ts.
 */
import { recordMotion } from './support/record-motion.ts';
import { expect, type Page, test } from './support/test.ts';
import {
  DESKTOP,
  frameDrawn,
  holdBack,
  open,
  PHONE,
  readThrough,
  scrollTo,
  scrollY,
  typefaceShown,
} from './support/visitor.ts';

/** A page with two sections of cards, which enter one after the other. */
const WITH_CARDS = '/about';

/** Watches what the first screen shows, from the first frame on; returns how to ask what had faded. */
async function watchFirstScreen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const first = new Map<Element, string>();
    const faded = new Set<string>();
    Object.assign(window, { faded });
    const look = () => {
      for (const element of document.querySelectorAll('main *')) {
        const { top, bottom } = element.getBoundingClientRect();
        if (bottom <= 0 || top >= window.innerHeight) continue;
        const { opacity, visibility } = getComputedStyle(element);
        const now = `${opacity} ${visibility}`;
        const before = first.get(element) ?? now;
        first.set(element, before);
        if (now !== before) faded.add(`${element.tagName} “${element.textContent?.slice(0, 40)}”`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...(window as unknown as { faded: Set<string> }).faded]);
}

/** How much of the main content is hidden until its entrance. */
const hidden = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter((element) => getComputedStyle(element).opacity === '0')
        .length,
  );

test('a script never fades or hides what the first screen shows, nor anything before the first scroll', async ({
  page,
}) => {
  const faded = await watchFirstScreen(page);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const address of ['/', WITH_CARDS]) {
      await open(page, address);
      // A script that hid anything would do so within frames of the last one that runs.
      await page.locator('.toasts').waitFor({ state: 'attached' });
      await typefaceShown(page);
      for (let frames = 0; frames < 20; frames += 2) await frameDrawn(page);
      expect(await faded(), address).toEqual([]);
      expect(await hidden(page), address).toBe(0);
    }
  }
});

/** Entrances are the only animations that move something in `main`; those that have not begun are paused. */
const watchEntrances = (page: Page) =>
  page.addInitScript(() => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' &&
            effect instanceof KeyframeEffect &&
            !effect.pseudoElement &&
            effect.target?.closest('main') &&
            effect.getKeyframes().some((frame) => 'translate' in frame),
        );
    Object.assign(window, { running });
  });

const runningEntrances = (page: Page) =>
  page.evaluate(() => (window as unknown as { running: () => Animation[] }).running().length);

/** Scrolls down to the middle of the first card; returns the entrances on the way, however slow the frames are. */
const entrancesOnTheWay = (page: Page) =>
  page.evaluate(async () => {
    const { running } = window as unknown as { running: () => Animation[] };
    const seen = new Set<Animation>();
    const card = document.querySelector('.card') as Element;
    while (card.getBoundingClientRect().top > innerHeight / 2) {
      scrollBy({ top: 60, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      for (const animation of running()) seen.add(animation);
    }
    return [...seen].map(({ effect }) => {
      const { duration, delay } = (effect as KeyframeEffect).getTiming();
      return { duration: Number(duration), delay: Number(delay) };
    });
  });

test('sections enter as they are reached, for 0.6 to 0.8 s, one after the other, and only once', async ({
  page,
}) => {
  await watchEntrances(page);
  await open(page, WITH_CARDS);
  expect(await runningEntrances(page)).toBe(0);
  const seen = await entrancesOnTheWay(page);
  expect(seen.length).toBeGreaterThan(2);
  for (const { duration } of seen) {
    expect(duration).toBeGreaterThanOrEqual(600);
    expect(duration).toBeLessThanOrEqual(800);
  }
  expect(new Set(seen.map(({ delay }) => delay)).size, 'different delays').toBeGreaterThan(1);
  await expect.poll(() => runningEntrances(page)).toBe(0);
  await scrollTo(page, 0);
  await frameDrawn(page);
  expect(await entrancesOnTheWay(page)).toEqual([]);
});

/**
 * Scrolls to the end by as many pixels in each frame, and names what a visitor saw fade on the way: an element on screen whose
 * opacity, with that of what it is in, is less than in the last frame that it was on screen.
 */
const fadedOnTheWay = (page: Page, step: number) =>
  page.evaluate(async (step) => {
    const seen = new Map<Element, number>();
    const faded = new Set<string>();
    let least = 1;
    const visit = (element: Element, around: number) => {
      const opacity = around * Number(getComputedStyle(element).opacity);
      const { top, bottom, height } = element.getBoundingClientRect();
      if (height > 0 && bottom > 0 && top < innerHeight) {
        if (opacity < (seen.get(element) ?? 0) - 0.001)
          faded.add(`${element.tagName} “${element.textContent?.slice(0, 40)}”`);
        seen.set(element, opacity);
        least = Math.min(least, opacity);
      }
      for (const child of element.children) visit(child, opacity);
    };
    const main = document.querySelector('main') as Element;
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top < end; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      visit(main, 1);
    }
    return { faded: [...faded], least };
  }, step);

test('nothing that has been seen fades while scrolling, however fast', async ({ page }) => {
  // A frame at a time of a scroll that is slow, and faster than the observers of the screen report.
  for (const step of [50, 700]) {
    await open(page, WITH_CARDS);
    const { faded, least } = await fadedOnTheWay(page, step);
    expect(faded, `${step} px a frame`).toEqual([]);
    // At the lower speed entrances were seen, or this test would see nothing.
    if (step === 50) expect(least).toBeLessThan(0.5);
  }
});

test('what waits below the window is shown on paper and to whoever reaches it by keyboard', async ({
  page,
}) => {
  await open(page, '/');
  // Where the first cards wait, a third of the window below it.
  await scrollTo(
    page,
    await page.evaluate(() => {
      const { top = 0 } = document.querySelector('main .card')?.getBoundingClientRect() ?? {};
      return top - 1.33 * innerHeight;
    }),
  );
  await expect.poll(() => hidden(page)).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await hidden(page)).toBe(0);
});

test('what was read before the script had loaded is not hidden by it', async ({ page }) => {
  for (const backAtTop of [false, true]) {
    const load = await holdBack(page, /\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeAttached();
    await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight));
    expect(await scrollY(page)).toBeGreaterThan(2 * DESKTOP.height);
    if (backAtTop) await scrollTo(page, 0);
    load();
    await page.locator('.toasts').waitFor({ state: 'attached' });
    // Entrances are prepared by the first scroll.
    await scrollTo(page, 10);
    for (let frames = 0; frames < 6; frames += 2) await frameDrawn(page);
    expect(await hidden(page)).toBe(0);
    await page.unroute(/\.js$/);
  }
});

test('the recorder of motion sees an animation', async ({ page }) => {
  const moving = await recordMotion(page);
  await open(page, WITH_CARDS);
  await readThrough(page);
  await expect.poll(async () => (await moving()).length).toBeGreaterThan(0);
});
