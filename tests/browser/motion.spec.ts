/** Specification, section 9, "Animation", and what must never move or hide. */
import { expect, type Page, test } from './support/test.ts';
import {
  addresses,
  DESKTOP,
  frameDrawn,
  open,
  PHONE,
  readThrough,
  scrollTo,
  typefaceShown,
} from './support/visitor.ts';

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

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('what the first screen shows is never faded or hidden by a script', async ({ page }) => {
      const faded = await watchFirstScreen(page);
      for (const address of ['/', '/contact', '/about']) {
        await open(page, address);
        // A script that hid anything would do so within frames of the last one that runs.
        await page.locator('.toasts').waitFor({ state: 'attached' });
        await typefaceShown(page);
        for (let frames = 0; frames < 20; frames += 2) await frameDrawn(page);
        expect(await faded(), address).toEqual([]);
      }
    });
  });
}

/** Entrances are the only animations of opacity and place. */
const entrances = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || effect.pseudoElement || !effect.target?.closest('main'))
        return [];
      if (!effect.getKeyframes().some((frame) => 'translate' in frame)) return [];
      const { duration, delay } = effect.getTiming();
      return [{ duration: Number(duration), delay: Number(delay) }];
    }),
  );

test('sections enter as they are reached, for 0.6 to 0.8 s, one after the other, and only once', async ({
  page,
}) => {
  await open(page, '/');
  expect(await entrances(page)).toEqual([]);
  const cards = page.getByRole('heading', { name: 'Our Comprehensive Services' });
  await cards.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(async () => (await entrances(page)).length).toBeGreaterThan(2);
  const seen = await entrances(page);
  for (const { duration } of seen) {
    expect(duration).toBeGreaterThanOrEqual(600);
    expect(duration).toBeLessThanOrEqual(800);
  }
  expect(new Set(seen.map(({ delay }) => delay)).size, 'different delays').toBeGreaterThan(1);
  await expect.poll(() => entrances(page)).toEqual([]);
  await scrollTo(page, 0);
  await frameDrawn(page);
  await cards.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  for (let frames = 0; frames < 10; frames += 2) await frameDrawn(page);
  expect(await entrances(page)).toEqual([]);
});

test('the statistics count up, while their text never changes', async ({ page }) => {
  await open(page, '/');
  const figures = page.locator('.stat-number');
  const wanted = ['75+', '100+', '15+', '99.9%'];
  await expect(figures).toHaveText(wanted);
  await figures.first().evaluate((element) => {
    const changes: string[] = [];
    Object.assign(window, { changes, counts: 0 });
    document.addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'count-up') Reflect.set(window, 'counts', Reflect.get(window, 'counts') + 1);
    });
    const list = element.closest('ul');
    if (!list) throw new Error('The statistics stand in no list.');
    new MutationObserver(() => changes.push(list.textContent ?? '')).observe(list, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    list.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  // Heard, not looked for: the counting is short, and a busy machine may look too late.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'counts'))).toBe(wanted.length);
  await expect(page.locator('.counting')).toHaveCount(0);
  await expect(figures).toHaveText(wanted);
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const address of addresses) {
    test(`nothing on ${address} moves from the first frame to the end of the page`, async ({ page }) => {
      await page.addInitScript(() => {
        const moving = new Set<string>();
        Object.assign(window, { moving });
        const look = () => {
          for (const { effect, playState } of document.getAnimations()) {
            const { duration } = effect?.getComputedTiming() ?? {};
            if (playState === 'running' && Number(duration) > 1) moving.add(`${duration} ms`);
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await open(page, address);
      await readThrough(page);
      await frameDrawn(page);
      const moving = await page.evaluate(() => [...(window as unknown as { moving: Set<string> }).moving]);
      expect(moving).toEqual([]);
    });
  }
});
