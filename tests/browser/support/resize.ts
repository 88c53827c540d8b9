import type { Page } from '@playwright/test';

/** Resizes the window and waits until the page has the new width; lengths in vw follow a moment after. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (width) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (innerWidth !== width) await frame();
    await frame();
    await frame();
  }, width);
}
