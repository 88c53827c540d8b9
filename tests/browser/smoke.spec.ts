/** Every page of the content, whatever its editors have written: the only browser test that looks at it. */
import { contentDir, readContent } from '../../src/content/node/index.ts';
import { serveSite } from '../../src/prerender/host/static-server.ts';
import { DIST } from '../built-site.ts';
import { axeViolations } from './support/axe.ts';
import { complaintsOf } from './support/complaints.ts';
import { overflowing } from './support/overflowing.ts';
import { recordShifts } from './support/record-shifts.ts';
import { resize } from './support/resize.ts';
import { test as base, expect } from './support/test.ts';
import { DESKTOP, frameDrawn, open, PHONE, readThrough, typefaceShown } from './support/visitor.ts';

const { pages } = await readContent(contentDir());

const test = base.extend<object, { live: string }>({
  live: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const site = await serveSite({ dist: DIST, port: 0 });
      await use(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ live }, use) => use(live),
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of [...[...pages.keys()].sort(), '/nowhere'])
  test(`${address} loads whole on a phone, and fits a computer`, async ({ page }) => {
    const complaints = await complaintsOf(page);
    const shifts = await recordShifts(page);
    await page.setViewportSize(PHONE);
    await open(page, address);
    await typefaceShown(page);
    await readThrough(page);
    await frameDrawn(page);
    const seen = await shifts();
    const shift = seen.reduce((sum, { value }) => sum + value, 0);
    expect.soft(shift.toFixed(2), JSON.stringify(seen)).toBe('0.00');
    for (const { width } of [PHONE, DESKTOP]) {
      await resize(page, width);
      expect.soft(await overflowing(page), `${width} px wide`).toEqual([]);
      expect.soft(await axeViolations(page), `${width} px wide`).toEqual([]);
    }
    expect.soft(complaints).toEqual([]);
  });
