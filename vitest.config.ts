import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { frameIcons } from './src/build/icon-shapes.ts';

const SITE = 'tests/site/**/*.test.ts';

/** Test files that replace modules need a worker of their own: the next file would get the replacements as well. */
const MOCKING = ['src', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && /\bvi\.(mock|doMock)\(/.test(readFileSync(file, 'utf8')));

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
          exclude: ['**/node_modules/**', 'tests/browser/**', SITE, ...MOCKING],
          // Starting a worker for each file takes longer than most files do.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'mocks', include: MOCKING } },
      {
        extends: true,
        // What is built is looked at as it lies on the disk; the build itself runs only for these.
        test: { name: 'site', include: [SITE], globalSetup: 'tests/built-site.ts' },
      },
    ],
  },
});
