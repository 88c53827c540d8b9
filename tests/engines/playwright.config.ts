import { defineConfig } from '@playwright/test';

/** The same tests in Firefox and in WebKitGTK, with one browser for each: `npm run test:engines`. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../built-site.ts',
  outputDir: '../../test-results/engines',
  reporter: 'list',
  // On a busy machine a page may take seconds to be ready.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  // A browser that hangs makes every test time out.
  globalTimeout: 600_000,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
