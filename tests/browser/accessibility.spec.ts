/** axe is clean (WCAG 2.2 AA and best practices) on every page and with every menu open; nothing moves with reduced motion. */
import { axeViolations } from './support/axe.ts';
import { recordMotion } from './support/record-motion.ts';
import { expect, test } from './support/test.ts';
import {
  addresses,
  DESKTOP,
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

for (const address of [...addresses, '/nowhere']) {
  test(`axe finds nothing on ${address}, and nothing moves, on a phone and on a computer`, async ({
    page,
  }) => {
    const moving = await recordMotion(page);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await open(page, address);
      await readThrough(page);
      await frameDrawn(page);
      expect.soft(await moving(), `moving, ${viewport.width} px wide`).toEqual([]);
      expect.soft(await axeViolations(page), `${viewport.width} px wide`).toEqual([]);
    }
  });
}

test('with reduced motion the page follows the window at once, without transitions', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/about');
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
});

test('axe reports a wrong role, so that an empty result means something', async ({ page }) => {
  await open(page, '/');
  await page.locator('h1').evaluate((heading) => {
    heading.setAttribute('role', 'buton');
  });
  expect((await axeViolations(page)).join()).toContain('aria-roles');
});

test('axe finds nothing with the services open', async ({ page }) => {
  await open(page, '/cybersecurity');
  await servicesButton(page).click();
  await expect(serviceLink(page, 'IT Training & Enablement')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('axe finds nothing with the menu open, and with its group unfolded', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/cybersecurity');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(servicesButton(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await servicesButton(page).click();
  await expect(serviceLink(page, 'IT Training & Enablement')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('axe finds nothing with the skip link shown, and after a navigation', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/contact');
  await hydrated(page);
  expect(await axeViolations(page)).toEqual([]);
});
