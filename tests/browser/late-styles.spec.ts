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

test('sections below the first screen are laid out when their styles are there', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // The app shows every section.
  await page.route('**/*.js', (route) => route.abort());
  await page.route('**/assets/late.*.css', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.hero img')?.complete);
  await frameDrawn(page);
  // Those that are near the screen are laid out ahead of scrolling.
  expect(await skipped(page)).toContain(true);

  letGo();
  await page.waitForLoadState('load');
  expect(await skipped(page)).not.toContain(true);
});
