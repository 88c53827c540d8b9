import type { Browser } from '@playwright/test';
import { onSlowPhone } from './phone.ts';

export interface Navigation {
  /** Milliseconds from the click to the frame that shows the new heading. */
  heading: number;
  /** Milliseconds from the click until that page's first picture is there. */
  picture: number;
}

/** How long a visitor looks at the link before touching it, in milliseconds. */
const LOOK_MS = 3000;

/**
 * Touches a link on a slow phone with a slow line and waits for the page behind it. Works for sites that load a
 * document as well as for those that do not, so that both can be compared.
 * @param from address of the page with the link
 * @param to what the link says in its `href`
 */
export async function measureNavigation(browser: Browser, from: string, to: string): Promise<Navigation> {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript({ path: 'scripts/bench/watch-navigation.js' });
    await page.goto(from, { waitUntil: 'load' });
    await page.waitForTimeout(LOOK_MS);
    const link = page.locator(`main a[href="${to}"], main a[href="${to}/"], footer a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(LOOK_MS);
    await link.tap({ noWaitAfter: true });
    const read = () => page.evaluate(() => sessionStorage.getItem('bench-result')).catch(() => null);
    for (let waited = 0; waited < 20_000; waited += 100) {
      const result = await read();
      if (result) return JSON.parse(result) as Navigation;
      await page.waitForTimeout(100);
    }
    throw new Error(`The page behind ${to} did not come.`);
  });
}
