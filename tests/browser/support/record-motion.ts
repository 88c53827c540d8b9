import type { Page } from '@playwright/test';

/** Every animation that takes time, from the first frame of each document on. */
export async function recordMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moving = new Set<string>();
    Object.assign(window, { moving });
    const look = () => {
      for (const { effect, playState } of document.getAnimations()) {
        const { duration } = effect?.getComputedTiming() ?? {};
        if (playState === 'running' && Number(duration) > 1) moving.add(`${duration} ms`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...(window as unknown as { moving: Set<string> }).moving]);
}
