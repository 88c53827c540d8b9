/** Every stop of the Tab key shows where the focus is: by pixels, because frames may clip a ring that is styled. */
import { readdirSync } from 'node:fs';
import { readExamples } from '../../src/content/node/index.ts';
import { expect, type Page, test, testOfDev } from './support/test.ts';
import { addresses, DESKTOP, open, PHONE, readThrough } from './support/visitor.ts';

const context = { contextOptions: { reducedMotion: 'reduce' } } as const;
test.use(context);
testOfDev.use(context);

/**
 * Goes through a page by the Tab key.
 * @param within selector of the part that is looked at
 * @returns the number of its stops, and those that look the same with the focus and without it
 */
async function unseenStops(page: Page, within = 'body'): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = [];
  let stops = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async (within) => {
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute('data-stopped')) return 'end';
      element.setAttribute('data-stopped', '');
      if (!element.closest(within)) return 'outside';
      // The browser itself scrolls there some frames later.
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      // The ring of a card or of a row is around all of it.
      const boxes = [element, element.closest('li') ?? element].map((one) => one.getBoundingClientRect());
      const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - 8);
      const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - 8);
      const width = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)) + 8) - left;
      const height = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)) + 8) - top;
      return { name: element.outerHTML.slice(0, 120), clip: { x: left, y: top, width, height } };
    }, within);
    if (stop === 'end') return { stops, unseen };
    if (stop === 'outside') continue;
    stops++;
    const { clip } = stop;
    const focused = await page.screenshot({ clip });
    // The next Tab goes on from here.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    if (focused.equals(await page.screenshot({ clip }))) unseen.push(stop.name);
  }
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`every stop shows its focus at ${viewport.width} px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    let all = 0;
    for (const address of [...addresses, '/nowhere']) {
      await open(page, address);
      await readThrough(page);
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForLoadState('networkidle');
      // Header and footer are everywhere the same.
      const { stops, unseen } = await unseenStops(page, address === '/' ? 'body' : 'main');
      expect.soft(unseen, address).toEqual([]);
      all += stops;
    }
    expect(all).toBeGreaterThan(30);
  });

  testOfDev(
    `every stop of the examples of all section types shows its focus at ${viewport.width} px`,
    async ({ page }) => {
      testOfDev.setTimeout(240_000);
      await page.setViewportSize(viewport);
      let all = 0;
      for (const type of readdirSync('src/site/sections')) {
        for (const [index, { name }] of readExamples(type).entries()) {
          await page.goto(`/_gallery/${type}/${index + 1}`);
          const { stops, unseen } = await unseenStops(page);
          expect.soft(unseen, `${type}, “${name}”`).toEqual([]);
          all += stops;
        }
      }
      expect(all).toBeGreaterThan(30);
    },
  );
}
