/**
 * Specification, section 9, "Animation", and what must never move or hide. That nothing moves with reduced motion is in
 * accessibility.spec.ts.
 */
import { expect, type Page, test } from './support/test.ts';
import {
  DESKTOP,
  frameDrawn,
  holdBack,
  open,
  PHONE,
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
  for (const [viewport, address] of [
    [PHONE, '/'],
    [DESKTOP, WITH_CARDS],
  ] as const) {
    await page.setViewportSize(viewport);
    await open(page, address);
    // A script that hid anything would do so within frames of the last one that runs.
    await page.locator('.toasts').waitFor({ state: 'attached' });
    await typefaceShown(page);
    for (let frames = 0; frames < 20; frames += 2) await frameDrawn(page);
    expect(await faded(), address).toEqual([]);
    expect(await hidden(page), address).toBe(0);
  }
});

/** Waits until every observer of the screen has reported the last scroll: a new observer reports with them. */
const watchObservers = (page: Page) =>
  page.addInitScript(() => {
    const reported = async () => {
      await new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(document.body);
      });
      await new Promise(requestAnimationFrame);
    };
    Object.assign(window, { reported });
  });

/**
 * Scrolls down to the middle of the first card, as fast as the observers report; returns the entrances that have begun on
 * the way. They are the only animations that move something in `main`, and wait below the window, paused.
 */
const entrancesOnTheWay = (page: Page) =>
  page.evaluate(async () => {
    const { reported } = window as unknown as { reported: () => Promise<void> };
    const entrances = new Set<Animation>();
    const card = document.querySelector('.card') as Element;
    while (card.getBoundingClientRect().top > innerHeight / 2) {
      scrollBy({ top: 60, behavior: 'instant' });
      await reported();
      for (const animation of document.getAnimations())
        if (
          animation.effect instanceof KeyframeEffect &&
          !animation.effect.pseudoElement &&
          animation.effect.target?.closest('main') &&
          animation.effect.getKeyframes().some((frame) => 'translate' in frame)
        )
          entrances.add(animation);
    }
    const begun = [...entrances].filter(
      ({ playState }) => playState === 'running' || playState === 'finished',
    );
    const timings = begun.map(({ effect }) => effect?.getTiming());
    await Promise.all(begun.map(({ finished }) => finished));
    return timings.map((timing) => ({ duration: Number(timing?.duration), delay: Number(timing?.delay) }));
  });

test('sections enter as they are reached, for 0.6 to 0.8 s, one after the other, and only once', async ({
  page,
}) => {
  await watchObservers(page);
  await open(page, WITH_CARDS);
  const seen = await entrancesOnTheWay(page);
  expect(seen.length).toBeGreaterThan(2);
  for (const { duration } of seen) {
    expect(duration).toBeGreaterThanOrEqual(600);
    expect(duration).toBeLessThanOrEqual(800);
  }
  expect(new Set(seen.map(({ delay }) => delay)).size, 'different delays').toBeGreaterThan(1);
  await scrollTo(page, 0);
  expect(await entrancesOnTheWay(page)).toEqual([]);
});

/**
 * Scrolls to the end by as many pixels in each frame, and names what a visitor saw fade on the way: an element on screen whose
 * opacity, with that of what it is in, is less than in the last frame that it was on screen.
 * @param waits for the observers' reports before it scrolls on; without it, scrolling may be faster than they are
 */
const fadedOnTheWay = (page: Page, step: number, waits: boolean) =>
  page.evaluate(
    async ([step, waits]) => {
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
      const { reported } = window as unknown as { reported: () => Promise<void> };
      const main = document.querySelector('main') as Element;
      const end = document.documentElement.scrollHeight;
      for (let top = 0; top < end; top += step) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        visit(main, 1);
        if (waits) await reported();
      }
      return { faded: [...faded], least };
    },
    [step, waits] as const,
  );

test('nothing that has been seen fades while scrolling, however fast', async ({ page }) => {
  await watchObservers(page);
  for (const [step, waits] of [
    [50, true],
    [700, false],
  ] as const) {
    await open(page, WITH_CARDS);
    const { faded, least } = await fadedOnTheWay(page, step, waits);
    expect(faded, `${step} px a frame`).toEqual([]);
    // At the lower speed entrances were seen, or this test would see nothing.
    if (waits) expect(least).toBeLessThan(0.5);
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
  const link = page.locator('main .card a').first();
  const isShown = () => link.evaluate((one) => one.checkVisibility({ opacityProperty: true }));
  await expect.poll(isShown).toBe(false);
  // A browser scrolls there some frames later.
  await link.evaluate((one) => one.focus({ preventScroll: true }));
  expect(await isShown()).toBe(true);
  expect(await hidden(page)).toBeGreaterThan(0);
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
