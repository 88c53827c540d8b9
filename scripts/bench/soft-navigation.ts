import type { Browser, Locator, Page } from '@playwright/test';
import { type Form, onForm } from './phone.ts';

export interface Navigation {
  /** Milliseconds from the click to the frame that shows the new heading. */
  heading: number;
  /** Milliseconds from the click until that page's first picture is there. */
  picture: number;
}

/** How long a visitor looks at the link before touching it, and how long a finger or a button stays down, in milliseconds. */
const LOOK_MS = 3000;
const HOLD_MS = 90;

/**
 * Presses a link, by touch on a slow phone or by mouse on a desktop, and waits for the page behind it. Works for sites that load a
 * document as well as for those that do not, so that both can be compared.
 * @param from address of the page with the link
 * @param to what the link says in its `href`
 */
export async function measureNavigation(
  browser: Browser,
  from: string,
  to: string,
  form: Form = 'slow phone',
): Promise<Navigation> {
  return onForm(browser, form, async (page) => {
    await page.addInitScript({ path: 'scripts/bench/watch-navigation.js' });
    await page.goto(from, { waitUntil: 'load' });
    await page.waitForTimeout(LOOK_MS);
    const link = page.locator(`main a[href="${to}"], main a[href="${to}/"], footer a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(LOOK_MS);
    await press(page, link, form);
    const read = () => page.evaluate(() => sessionStorage.getItem('bench-result')).catch(() => null);
    for (let waited = 0; waited < 20_000; waited += 100) {
      const result = await read();
      if (result) return JSON.parse(result) as Navigation;
      await page.waitForTimeout(100);
    }
    throw new Error(`The page behind ${to} did not come.`);
  });
}

/** Presses a link as long as a person does. */
async function press(page: Page, link: Locator, form: Form): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (form === 'desktop') {
    await page.mouse.move(x, y);
    await page.waitForTimeout(HOLD_MS);
    await page.mouse.down();
    await page.waitForTimeout(HOLD_MS);
    await page.mouse.up();
    return;
  }
  const tools = await page.context().newCDPSession(page);
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(HOLD_MS);
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
