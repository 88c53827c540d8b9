import type { Page } from '@playwright/test';

/**
 * Resizes the window and waits until everything in the page has the new width. Chromium updates media queries and
 * `innerWidth` first and lengths in vw some frames later, so an element that was there before shows when both are done.
 */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  const probe = await page.evaluateHandle(() => {
    const element = document.documentElement.appendChild(document.createElement('div'));
    element.style.cssText = 'position: fixed; width: 100vw';
    element.getBoundingClientRect();
    return element;
  });
  await page.setViewportSize({ width, height });
  await probe.evaluate(async (element, width) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (innerWidth !== width || element.getBoundingClientRect().width !== width) await frame();
    element.remove();
    await frame();
  }, width);
}
