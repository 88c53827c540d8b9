import { type DevSite, startDevSite } from './dev-site.ts';
import { test as base } from './test.ts';

/**
 * One development server for all tests of a worker. Test files that share this fixture share workers: another fixture
 * of the same kind would start one more server, with one more browser.
 */
export const test = base.extend<object, { dev: DevSite }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const dev = await startDevSite();
      await use(dev);
      await dev.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ dev }, use) => use(dev.url),
});
