/** What home screens read comes with the app, not before the largest picture. */
import { expect, test } from './support/test.ts';

test('the app links the manifest, with its icons', async ({ page, request }) => {
  await page.goto('/');
  const link = page.locator('head > link[rel=manifest]');
  await expect(link).toHaveCount(1);
  const manifest = await request.get(String(await link.getAttribute('href')));
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  for (const { src } of (await manifest.json()).icons) expect((await request.get(src)).ok()).toBe(true);
});
