import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/lib/chromium.ts';
import { DISABLE_FEATURES } from './tests/browser/support/chromium-features.ts';

const TESTS = 'tests/browser';
const TIMING = /@timing/;
/** Other files are not even read for the tests that run one at a time. */
const timed = readdirSync(TESTS)
  .filter((file) => file.endsWith('.spec.ts') && TIMING.test(readFileSync(join(TESTS, file), 'utf8')))
  .map((file) => `**/${file}`);

/**
 * Browser tests of the sample site, and one of the site itself, smoke.spec.ts; each worker serves it on its own port, see
 * tests/browser/support/servers.ts.
 * Nothing is retried. Tests tagged @timing measure frames or gestures, and run one at a time.
 */
export default defineConfig({
  testDir: TESTS,
  globalSetup: './tests/built-site.ts',
  outputDir: 'test-results/browser',
  reporter: 'list',
  fullyParallel: true,
  // One more than the processors of small machines, because tests often wait: for a frame, a timer, a slow network.
  workers: 3,
  timeout: 60_000,
  // Two cores serve, build and show three sites at once.
  expect: { timeout: 10_000 },
  retries: 0,
  projects: [
    { name: 'browser', grepInvert: TIMING },
    { name: 'timing', grep: TIMING, testMatch: timed, workers: 1 },
  ],
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findHeadlessShell() ?? (await findChromium()),
      args: [
        DISABLE_FEATURES,
        // Most scripts run once in a test: nothing is compiled ahead, nor a second time for the places in stack traces.
        '--js-flags=--max-lazy,--no-enable-lazy-source-positions',
        // Pictures are decoded with the frame that shows them: now and then one that was decoded beside it left the headless
        // browser without any further frame.
        '--disable-checker-imaging',
        // No test may reach the outside, by whatever mistake.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        // Chromium's own sandbox cannot start as root, which is what a container's user often is.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
