/** The browser that the tests run in. */
import { chromium } from '@playwright/test';
import { DISABLE_FEATURES } from './support/chromium-features.ts';
import { expect, test } from './support/test.ts';

test('the features that Playwright disables are disabled here, too', async ({ launchOptions }) => {
  const args = launchOptions.args?.filter((arg) => arg !== DISABLE_FEATURES) ?? [];
  const server = await chromium.launchServer({ ...launchOptions, args });
  const option = server.process().spawnargs.find((arg) => arg.startsWith('--disable-features=')) ?? '';
  await server.close();
  const features = option.split(/[=,]/);
  expect(features).toContain('PaintHolding');
  expect(features.filter((feature) => !DISABLE_FEATURES.split(/[=,]/).includes(feature))).toEqual([]);
});
