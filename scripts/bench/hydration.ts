import type { Browser } from '@playwright/test';
import { onSlowPhone } from './phone.ts';

declare global {
  interface Window {
    longTasks?: { start: number; duration: number }[];
  }
}

export interface Hydration {
  /** Milliseconds from the start of the visit until the page is hydrated. */
  hydrated: number;
  /** Every task over 50 ms, in milliseconds. */
  longTasks: number[];
}

/** Loads a page on a slow phone, without touching it and measures hydration. */
export async function measureHydration(browser: Browser, url: string): Promise<Hydration> {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript(() => {
      const longTasks: { start: number; duration: number }[] = [];
      window.longTasks = longTasks;
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          longTasks.push({ start: startTime, duration });
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url);
    await page.waitForFunction(() => document.documentElement.classList.contains('hydrated'));
    const hydrated = await page.evaluate(() => performance.now());
    await page.waitForTimeout(3000);
    const tasks = await page.evaluate(() => window.longTasks ?? []);
    return { hydrated: Math.round(hydrated), longTasks: tasks.map(({ duration }) => Math.round(duration)) };
  });
}
