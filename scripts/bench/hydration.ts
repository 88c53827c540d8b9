import type { Browser } from '@playwright/test';
import { onSlowPhone } from './phone.ts';

/** Loads a page on a slow phone without touching it. @returns milliseconds from the start of the visit to hydration */
export async function measureHydration(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    await page.goto(url);
    await page.waitForFunction(() => document.documentElement.classList.contains('hydrated'));
    return Math.round(await page.evaluate(() => performance.now()));
  });
}
