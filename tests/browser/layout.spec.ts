/** At every width: text over pictures is legible, and nothing reaches past the edge of the window. */
import { measureContrast } from './support/contrast.ts';
import { overflowing } from './support/overflowing.ts';
import { resize } from './support/resize.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';
import { addresses, open, typefaceShown } from './support/visitor.ts';

const WIDTHS = [360, 390, 768, 1024, 1440, 2560];
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

/** The text size that a visitor has set in the browser. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

for (const address of [...addresses, '/nowhere']) {
  test(`${address}: words over the picture have a contrast of 4.5 to 1; nothing reaches past the edge in text of once and twice the size`, async ({
    page,
  }) => {
    await open(page, address);
    await typefaceShown(page);
    for (const width of WIDTHS) {
      await resizeAndSettle(page, width);
      expect.soft(await overflowing(page), `${width} px wide`).toEqual([]);
      if (!addresses.includes(address)) continue;
      const lines = await measureContrast(page, OVER_PICTURE);
      expect(lines.length).toBeGreaterThan(1);
      const weak = lines.filter(({ contrast }) => !(contrast >= ENOUGH));
      expect.soft(weak, `contrast, ${width} px wide`).toEqual([]);
    }
    await setTextSize(page, 32);
    for (const width of WIDTHS) {
      await resizeAndSettle(page, width);
      expect.soft(await overflowing(page), `${width} px wide, text of 32 px`).toEqual([]);
    }
  });
}

test('the measurements find illegible text and text past the edge', async ({ page }) => {
  await open(page, '/');
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((heading) => heading.style.setProperty('color', '#445566'));
  await resizeAndSettle(page, 1440);
  const lines = await measureContrast(page, HERO);
  expect(lines.find(({ text }) => text.startsWith('Network Solutions'))?.contrast).toBeLessThan(ENOUGH);
  await title.evaluate((heading) => heading.style.setProperty('translate', '2000px'));
  await resizeAndSettle(page, 1024);
  expect((await overflowing(page)).join()).toContain('Network Solutions');
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

for (const [width, height] of [
  [1440, 900],
  [2560, 1440],
] as const) {
  test(`no heading or picture stays over the text of its section, ${width} px wide`, async ({ page }) => {
    // Scrolls through every page.
    test.slow();
    for (const address of addresses) {
      await open(page, address);
      await resize(page, width, height);
      await typefaceShown(page);
      expect.soft(await covering(page), address).toEqual([]);
    }
  });
}

test('the buttons that copy are whole at every width', async ({ page }) => {
  await open(page, '/contact');
  const card = page.locator('.type-contact-details .section-wrap');
  for (const width of [320, 348, 360, 390, 704, 1024]) {
    await resizeAndSettle(page, width);
    const edge = await card.evaluate((element) => element.getBoundingClientRect().right);
    for (const button of await card.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect.soft([box?.width, box?.height], `${width} px wide`).toEqual([44, 44]);
      expect.soft((box?.x ?? 0) + 44, `${width} px wide`).toBeLessThanOrEqual(edge);
    }
  }
});

test('a large introduction is below its heading, in a size between that and its own elsewhere', async ({
  page,
}) => {
  await open(page, '/about');
  const [heading, large, split] = [
    page.getByRole('heading', { name: 'Our Vision' }),
    page.getByText('Four things'),
    page.getByText('Different buildings'),
  ];
  const sizeOf = (words: Locator) =>
    words.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  for (const width of [1440, 390]) {
    await resizeAndSettle(page, width);
    const [above, below] = [await heading.boundingBox(), await large.boundingBox()];
    expect.soft(below?.x, `${width} px wide`).toBe(above?.x);
    expect.soft(below?.y, `${width} px wide`).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect.soft(await sizeOf(large), `${width} px wide`).toBeLessThan(await sizeOf(heading));
    expect.soft(await sizeOf(large), `${width} px wide`).toBeGreaterThan(await sizeOf(split));
  }
});
