import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../test/chromium.ts';

/** The phone and the line that Lighthouse and the browser's own tools call a slow one. */
const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

export async function openBrowser(args: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', ...args] });
}

/** Opens a page on a slow phone, does something with it and closes it. */
export async function onSlowPhone<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
  { slowLine = true }: { slowLine?: boolean } = {},
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    // Playwright's own scripts stay out of the way of the site's policy; the policy itself stays on.
    bypassCSP: false,
  });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (slowLine) {
      await tools.send('Network.enable');
      await tools.send('Network.emulateNetworkConditions', SLOW_4G);
    }
    return await work(page);
  } finally {
    await context.close();
  }
}

/** What a visitor has in front of them. */
export type Form = 'slow phone' | 'desktop';

/** Opens a page on a slow phone or on this machine's desktop, does something with it and closes it. */
export async function onForm<Result>(
  browser: Browser,
  form: Form,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  if (form === 'slow phone') return onSlowPhone(browser, work);
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The middle of some measurements. */
export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
