import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { shellIcons } from './src/prerender/icon-shapes.ts';

const SITE = 'tests/site/**/*.test.ts';

const files = ['src', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file));

const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')));

/** Test files that replace modules need a worker of their own: the next file would get the replacements as well. */
const MOCKING = filesWith(/\bvi\.(mock|doMock)\(/);
const IN_DOM = filesWith(/@vitest-environment jsdom/).filter((file) => !MOCKING.includes(file));

export default defineConfig({
  plugins: [shellIcons()],
  test: {
    testTimeout: 30_000,
    // One more than processors, because tests often wait: for servers, for git, for the disk.
    maxWorkers: availableParallelism() + 1,
    // Starting a worker for each file takes longer than most files do.
    isolate: false,
    // A worker is kept only from one file to the next of the same project and environment.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'tests/browser/**', SITE, ...MOCKING, ...IN_DOM],
        },
      },
      { extends: true, test: { name: 'dom', include: IN_DOM, setupFiles: 'tests/clean-document.ts' } },
      { extends: true, test: { name: 'mocks', include: MOCKING, isolate: true } },
      {
        extends: true,
        // What is built is looked at as it lies on the disk; the build itself runs only for these.
        test: { name: 'site', include: [SITE], globalSetup: 'tests/built-site.ts' },
      },
    ],
  },
});
