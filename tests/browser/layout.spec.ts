/** At every width: text over pictures is legible, and nothing reaches past the edge of the window or covers a text. */
import { measureContrast } from './support/contrast.ts';
import { overflowing } from './support/overflowing.ts';
import { resize } from './support/resize.ts';
import { expect, type Page, test } from './support/test.ts';
import { headingOf, open, typefaceShown } from './support/visitor.ts';

/** Higher than any hero with the header above it. */
const HEIGHT = 1300;
const HERO = 'main > :first-child';
/** The words of the hero, and those of the header over the same picture. */
const OVER_PICTURE = `${HERO}, .header .logo, .header .navigation-link, .header-button`;
const ENOUGH = 4.5;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Resizes the window and waits until everything has found its place, the pictures for that width included. */
async function resizeAndSettle(page: Page, width: number): Promise<void> {
  await resize(page, width, HEIGHT);
  await page.evaluate(async () => {
    await document.querySelector<HTMLImageElement>('main img')?.decode();
    await new Promise(requestAnimationFrame);
  });
}

test('words over the picture have a contrast of 4.5 to 1', async ({ page }) => {
  await open(page, '/cybersecurity');
  await typefaceShown(page);
  for (const width of [390, 768, 1440, 2560]) {
    await resizeAndSettle(page, width);
    const lines = await measureContrast(page, OVER_PICTURE);
    expect(lines.length).toBeGreaterThan(1);
    const weak = lines.filter(({ contrast }) => !(contrast >= ENOUGH));
    expect.soft(weak, `${width} px wide`).toEqual([]);
  }
  await test.step('what is illegible or past the edge is found', async () => {
    const title = page.getByRole('heading', { level: 1 });
    await title.evaluate((heading) => heading.style.setProperty('color', '#445566'));
    const lines = await measureContrast(page, HERO);
    const [word = ''] = headingOf('/cybersecurity').split(' ');
    expect(lines.find(({ text }) => text.startsWith(word))?.contrast).toBeLessThan(ENOUGH);
    await title.evaluate((heading) => heading.style.setProperty('translate', '3000px'));
    expect((await overflowing(page)).join()).toContain(word);
  });
});

/** Every heading or picture of a section that covers some of its text, wherever the page is scrolled to. */
const covering = (page: Page) =>
  page.evaluate(async () => {
    const found = new Set<string>();
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top < end; top += innerHeight / 3) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      for (const section of document.querySelectorAll('main section')) {
        const heads = [...section.querySelectorAll('.section-head :is(h2, p, img, svg, figcaption)')];
        for (const head of heads.map((element) => element.getBoundingClientRect()))
          for (const text of section.querySelectorAll('.section-body :is(h2, h3, p, li)')) {
            const { left, right, top, bottom } = text.getBoundingClientRect();
            const isOver = head.left < right && head.right > left && head.top < bottom && head.bottom > top;
            if (isOver) found.add(text.textContent ?? '');
          }
      }
    }
    return [...found];
  });

test('nothing covers a text of its section, or reaches past the edge with the text of the browser once and twice as large', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  for (const address of ['/', '/cybersecurity', '/contact', '/nowhere']) {
    await open(page, address);
    await typefaceShown(page);
    for (const [pixels, widths] of [
      [16, [360, 1440]],
      [32, [360, 768, 1024]],
    ] as const) {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
      for (const width of widths) {
        await resizeAndSettle(page, width);
        const where = `${address}, ${width} px wide, text of ${pixels} px`;
        expect.soft(await overflowing(page), where).toEqual([]);
        // Headings stay beside their text on wide screens only.
        if (width === 1440) expect.soft(await covering(page), where).toEqual([]);
      }
    }
  }
});

test('the buttons that copy are whole at every width', async ({ page }) => {
  await open(page, '/contact');
  const card = page.locator('.type-contact-details .section-wrap');
  for (const width of [320, 390, 704, 1024]) {
    await resizeAndSettle(page, width);
    const edge = await card.evaluate((element) => element.getBoundingClientRect().right);
    for (const button of await card.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect.soft([box?.width, box?.height], `${width} px wide`).toEqual([44, 44]);
      expect.soft((box?.x ?? 0) + 44, `${width} px wide`).toBeLessThanOrEqual(edge);
    }
  }
});
