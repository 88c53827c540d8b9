/** Prints what visitors load of each page, and of the scripts, in bytes compressed with Brotli. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentDir, readContent } from '../src/content/node/index.ts';
import { currentBuild } from './lib/current-build.ts';
import { brotliSize, FIRST_WINDOW, weighPage } from './lib/page-weight.ts';

const { pages } = await readContent(contentDir());
const { dist } = await currentBuild();
console.table(
  Object.fromEntries(
    [...pages.keys()].sort().map((address) => {
      const { html, content, hero } = weighPage(dist, address);
      const isOver = Math.max(html, hero) >= FIRST_WINDOW;
      return [address, { HTML: html, hero, content, 'first window': isOver ? `over ${FIRST_WINDOW}` : '' }];
    }),
  ),
);
const scripts = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.js'));
const sizes = scripts.map(async (name) => [name, brotliSize(await readFile(join(dist, 'assets', name)))]);
console.table(Object.fromEntries(await Promise.all(sizes)));
