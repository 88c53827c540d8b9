import type { Page } from '@playwright/test';

declare global {
  interface Window {
    largestPaint?: number;
  }
}

/** What a visitor waits for, in milliseconds from the start of the visit. */
export interface Visit {
  /** The first byte of the document. */
  response: number;
  firstPaint: number;
  /** The largest text or picture of the first screen. */
  largestPaint: number;
  /** All that the document itself refers to. */
  load: number;
  /** The file of the site's own typeface; 0 without one. */
  typeface: number;
  /** Until the app runs; 0 without one. */
  hydrated: number;
  kilobytes: number;
}

/** How long the page may need until nothing more happens to it. */
const SETTLED_MS = 2500;

/** Has every document of a page record its visit. */
export async function recordVisits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new MutationObserver(() => {
      if (document.documentElement.classList.contains('hydrated')) performance.mark('hydrated');
    }).observe(document, { attributeFilter: ['class'], subtree: true });
  });
}

/** Opens an address without touching anything and measures until the page has settled. */
export async function measureVisit(page: Page, url: string): Promise<Visit> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const visit = await page.evaluate(() => {
    const mark = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      response: document?.responseStart ?? 0,
      firstPaint: mark('first-contentful-paint'),
      largestPaint: window.largestPaint ?? 0,
      load: document?.loadEventEnd ?? 0,
      typeface: Math.max(
        0,
        ...files.filter(({ name }) => name.endsWith('.woff2')).map((one) => one.responseEnd),
      ),
      hydrated: mark('hydrated'),
      kilobytes:
        [...(document ? [document] : []), ...files].reduce((sum, one) => sum + one.transferSize, 0) / 1000,
    };
  });
  const rounded = Object.entries(visit).map(([name, value]) => [name, Math.round(value)]);
  return Object.fromEntries(rounded) as Visit;
}
