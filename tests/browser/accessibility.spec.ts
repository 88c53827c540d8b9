/** axe is clean (WCAG 2.2 AA and best practices) with every menu open, and nothing moves with reduced motion. */
import { axeViolations } from './support/axe.ts';
import { complaintsOf } from './support/complaints.ts';
import { expect, type Page, test } from './support/test.ts';
import {
  frameDrawn,
  hydrated,
  open,
  PHONE,
  readThrough,
  serviceLink,
  servicesButton,
} from './support/visitor.ts';

// What is still fading in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every animation that takes time, from the first frame of each document on. */
async function recordMotion(page: Page): Promise<() => Promise<string[]>> {
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

test('with reduced motion nothing moves, and the page follows the window without transitions', async ({
  page,
}) => {
  const moving = await recordMotion(page);
  await open(page, '/');
  await readThrough(page);
  await frameDrawn(page);
  expect(await moving()).toEqual([]);
  await page.evaluate(() => {
    const started: string[] = [];
    Object.assign(window, { started });
    document.querySelector('main')?.addEventListener('transitionrun', (event) => {
      started.push(`${(event.target as Element).tagName} ${event.propertyName}`);
    });
  });
  await page.setViewportSize(PHONE);
  await frameDrawn(page);
  expect(await page.evaluate(() => (window as unknown as { started: string[] }).started)).toEqual([]);
  await test.step('without that setting, something moves', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/');
    await readThrough(page);
    await expect.poll(async () => (await moving()).length).toBeGreaterThan(0);
  });
});

test('axe finds nothing with the skip link shown, the services open, and after a navigation', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  expect(await axeViolations(page), 'skip link').toEqual([]);
  await servicesButton(page).click();
  await expect(serviceLink(page, 'IT Training & Enablement')).toBeVisible();
  expect(await axeViolations(page), 'services').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/contact');
  await hydrated(page);
  expect(await axeViolations(page), 'after a navigation').toEqual([]);
});

test('axe and the policy find nothing with the menu open and its group unfolded, but a wrong role', async ({
  page,
}) => {
  const complaints = await complaintsOf(page);
  await page.setViewportSize(PHONE);
  await open(page, '/cybersecurity');
  await page.getByRole('button', { name: 'Menu' }).click();
  await servicesButton(page).click();
  await expect(serviceLink(page, 'IT Training & Enablement')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).evaluate((button) => button.setAttribute('role', 'buton'));
  expect((await axeViolations(page)).join()).toContain('aria-roles');
});
