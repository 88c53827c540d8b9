/** Nothing that a reader looks at moves while a page comes in on a slow line: cumulative layout shift 0.00. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordShifts } from './support/record-shifts.ts';
import { startSlowLine } from './support/slow-line.ts';
import { expect, type Page, test } from './support/test.ts';
import { frameDrawn, hydrated, PHONE, readThrough, styled, typefaceShown } from './support/visitor.ts';

const picturesLoaded = (page: Page) =>
  page.waitForFunction(() =>
    // A hidden picture is never loaded.
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );

const sectionHeights = (page: Page) =>
  page.$$eval('main > *', (sections) => sections.map((section) => section.getBoundingClientRect().height));

// Pages load at the speed of slow 4G.
test.describe.configure({ timeout: 60_000 });

// On a high screen the second section is part of the first paint.
const HIGH = { width: 1440, height: 1200 };

for (const viewport of [PHONE, HIGH])
  test(`nothing moves while a page loads, ${viewport.width} by ${viewport.height} px`, async ({
    page,
    servedSite,
  }) => {
    await page.setViewportSize(viewport);
    const shifts = await recordShifts(page);
    const line = await startSlowLine(servedSite.url);
    await page.goto(line.url);
    await hydrated(page);
    await typefaceShown(page);
    await readThrough(page);
    await picturesLoaded(page);
    await frameDrawn(page);
    const seen = await shifts();
    const score = seen.reduce((sum, { value }) => sum + value, 0);
    expect(score.toFixed(2), JSON.stringify(seen, null, 2)).toBe('0.00');
    line.close();
  });

test('pictures that come late change the height of no section', async ({ page }) => {
  let held = Promise.resolve();
  let letGo = () => {};
  // The typeface, which scripts show, would change heights as well.
  await page.route('**/*.js', (route) => route.abort());
  await page.route('**/images/**', async (route) => {
    await held;
    await route.continue();
  });
  for (const [viewport, address] of [
    [PHONE, '/'],
    [HIGH, '/cybersecurity'],
  ] as const) {
    await page.setViewportSize(viewport);
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // The visitor's first action requests the late styles.
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await styled(page);
    const before = await sectionHeights(page);
    letGo();
    await readThrough(page);
    await picturesLoaded(page);
    const heights = await sectionHeights(page);
    // Each size of a picture is rounded to whole pixels.
    const changed = heights.filter((height, index) => Math.abs(height - (before[index] ?? 0)) >= 1);
    expect.soft(changed, `${address}, ${viewport.width} px wide`).toEqual([]);
    expect(heights).toHaveLength(before.length);
  }
});

test('a document that stalls in its first screen is painted when the rest has come', async ({
  page,
  baseURL,
}) => {
  const html = await (await page.request.get('/')).text();
  const middle = html.indexOf('</h2>') - 5;
  let sendRest = () => {};
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(302, { Location: `${baseURL}${request.url}` }).end();
    response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.slice(0, middle));
    sendRest = () => response.end(html.slice(middle));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const shifts = await recordShifts(page);
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeAttached();
  await expect(expect.poll(paints, { timeout: 1000 }).toBeGreaterThan(0)).rejects.toThrow();
  sendRest();
  await expect.poll(paints).toBeGreaterThan(0);
  await frameDrawn(page);
  expect(await shifts()).toEqual([]);
  server.close();
  await test.step('the recorder sees a shift', async () => {
    await page.locator('main').evaluate((main) => main.style.setProperty('margin-top', '200px'));
    await expect.poll(async () => (await shifts()).length).toBeGreaterThan(0);
  });
});
