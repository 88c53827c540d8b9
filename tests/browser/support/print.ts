import { expect, type Page } from '@playwright/test';

/** One line of a PDF's outline: a heading, its page from 0, and its distance from the foot of the paper in points. */
interface Entry {
  title: string;
  page: number;
  y: number;
}

/** Prints a page, and reads from the PDF's outline where its headings are. */
async function print(page: Page, format: 'Letter' | 'A4'): Promise<{ pages: number; outline: Entry[] }> {
  const pdf = (await page.pdf({ format, outline: true, tagged: true })).toString('latin1');
  const pages = [...pdf.matchAll(/(\d+) 0 obj\n<<\/Type \/Page\b(?!s)/g)].map(([, id]) => id);
  const entries = pdf.matchAll(/\/Title \((.*)\)\n\/Dest \[(\d+) 0 R \/XYZ [\d.]+ ([\d.]+) /g);
  const outline = Array.from(entries, ([, title = '', id, y]) => ({
    title: title.replace(/\\(.)/g, '$1'),
    page: pages.indexOf(id),
    y: Number(y),
  }));
  return { pages: pages.length, outline };
}

/** A margin of 15 mm. */
const MARGIN = 42;
/** What has to be below the top of a section's heading, and of a smaller one: itself and the first lines of its content. */
const LEAST = { h2: MARGIN + 90, h3: MARGIN + 40 };

/** Expects each heading of the page to have its content on the same sheet, and no sheet to hold the footer alone. */
export async function expectSoundOnPaper(page: Page): Promise<void> {
  const headings = await page.locator('main :is(h1, h2, h3)').count();
  const large = new Set(await page.locator('main h2').allTextContents());
  const footer = new Set(await page.locator('footer h2').allTextContents());
  for (const format of ['Letter', 'A4'] as const) {
    const { pages, outline } = await print(page, format);
    const where = `${page.url()} on ${format}`;
    const main = outline.filter(({ title }) => !footer.has(title));
    expect(main.length, `${where}: the outline has the headings`).toBeGreaterThanOrEqual(
      headings - footer.size,
    );
    const low = main.filter(({ title, y }) => y < (large.has(title) ? LEAST.h2 : LEAST.h3));
    expect.soft(low, `${where}: at the foot of a page`).toEqual([]);
    const last = Math.max(...main.map(({ page }) => page));
    expect.soft(last, `${where}: more than a footer`).toBe(pages - 1);
    expect.soft(pages, `${where}: sheets`).toBeLessThanOrEqual(6);
  }
}
