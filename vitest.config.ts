import { defineConfig } from 'vitest/config';
import { frameIcons } from './src/build/icon-shapes.ts';

const SITE = 'tests/site/**/*.test.ts';

export default defineConfig({
  plugins: [frameIcons()],
  test: {
    testTimeout: 30_000,
    // By default, one processor stays idle: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/browser/**', SITE],
        },
      },
      {
        extends: true,
        // What is built is looked at as it lies on the disk; the build itself runs only for these.
        test: { name: 'site', include: [SITE], globalSetup: 'tests/built-site.ts' },
      },
    ],
  },
});
