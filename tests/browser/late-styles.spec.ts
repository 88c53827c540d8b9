/** The sections below the first screen, whose styles are not in the document. */
import { expect, type Page, test } from './support/test.ts';
import { frameDrawn, PHONE } from './support/visitor.ts';

test.use({ viewport: PHONE });

/** Whether each section below the first screen has no layout. */
const skipped = (page: Page) =>
  page.$$eval('#first-screen ~ section', (sections) =>
    sections.map(
      ({ firstElementChild }) => !firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    ),
  );

const LATE = '**/assets/late.*.css';
const PICTURE = '**/images/home-hero.*/**';
const BELOW = '**/images/why-choose.*/**';

/** Holds back what has such an address. @returns lets it go, and how much of it was requested */
async function hold(page: Page, address: string) {
  let requests = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    requests++;
    await held;
    await route.continue();
  });
  return { letGo, requests: () => requests };
}

for (const [when, act] of [
  ['stalls', (page: Page) => page.clock.fastForward(2000)],
  ['is scrolled away', (page: Page) => page.evaluate(() => scrollTo(0, 100))],
] as const)
  test(`late styles are requested when the largest picture ${when}, and pictures below it not before`, async ({
    page,
  }) => {
    const picture = await hold(page, PICTURE);
    const late = await hold(page, LATE);
    const below = await hold(page, BELOW);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(picture.requests).toBe(1);
    await expect(page.locator('footer')).toBeAttached();
    // Draws frames, in which browsers decide which pictures to request.
    await page.screenshot();
    expect(late.requests()).toBe(0);
    expect(below.requests()).toBe(0);
    await act(page);
    await expect.poll(late.requests).toBe(1);
  });

test('sections below the first screen are laid out when their styles are there', async ({ page }) => {
  // The app shows every section.
  await page.route('**/*.js', (route) => route.abort());
  const { letGo } = await hold(page, LATE);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.hero img')?.complete);
  await frameDrawn(page);
  // Those that are near the screen are laid out ahead of scrolling.
  expect(await skipped(page)).toContain(true);

  letGo();
  await expect.poll(() => skipped(page)).not.toContain(true);
});
