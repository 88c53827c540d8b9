import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import viteBase from './src/prerender/vite-base.ts';

const SITE = 'tests/site/**/*.test.ts';

const IN_DOM = ['src', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter(
    (file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('@vitest-environment jsdom'),
  );

export default defineConfig({
  plugins: viteBase.plugins ?? [],
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
          exclude: ['**/node_modules/**', 'tests/browser/**', SITE, ...IN_DOM],
        },
      },
      { extends: true, test: { name: 'dom', include: IN_DOM, setupFiles: 'tests/clean-document.ts' } },
      {
        extends: true,
        // What is built is looked at as it lies on the disk; the build itself runs only for these.
        test: { name: 'site', include: [SITE], globalSetup: 'tests/built-site.ts' },
      },
    ],
  },
});
