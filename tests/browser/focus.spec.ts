/** Every kind of control around sections, and of a form, shows where the focus is. Sections are looked at in examples.spec.ts. */
import { expect, test } from './support/test.ts';
import { unseenStops } from './support/unseen-stops.ts';
import { DESKTOP, open, PHONE, readThrough } from './support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [PHONE, DESKTOP])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test('every kind of control shows its focus', async ({ page }) => {
      const seen = new Set<string>();
      for (const address of ['/contact', '/nowhere']) {
        await open(page, address);
        await readThrough(page);
        await page.evaluate(() => scrollTo(0, 0));
        await page.waitForLoadState('networkidle');
        expect.soft(await unseenStops(page, seen), address).toEqual([]);
      }
      expect(seen.size).toBeGreaterThan(10);
    });
  });
