/**
 * Measures everything that scripts/bench/README.md reports, and prints it as tables. Takes most of an hour.
 * `--peer NAME=DIR` measures another built site, of the same pages, in the same run; `--runs N` says how often.
 */
import { parseArgs } from 'node:util';
import { contentDir, readContent } from '../src/content/index.ts';
import { measureBuild } from './bench/builds.ts';
import { measurePage } from './bench/lighthouse.ts';
import { median, openBrowser } from './bench/phone.ts';
import { measureSave } from './bench/save.ts';
import { serveAnySite } from './bench/serve-any-site.ts';
import { measureNavigation, type Navigation } from './bench/soft-navigation.ts';
import { currentBuild } from './lib/current-build.ts';
import { printTable } from './lib/print-table.ts';

const SITES = [8, 1_000, 10_000];
const { values } = parseArgs({
  options: { peer: { type: 'string', multiple: true, default: [] }, runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const peers = values.peer.map((peer): [string, string] => {
  const [name = '', folder] = peer.split(/=(.*)/s);
  if (!folder) throw new Error(`Write --peer NAME=DIR, not “${peer}”.`);
  return [name, folder];
});
const sites: [string, string][] = [['this site', await currentBuild()], ...peers];
const content = contentDir();
const { pages } = await readContent(content);
const addresses = [...pages.keys()];

for (const [name, folder] of sites) {
  const { url, close } = await serveAnySite(folder);
  const browser = await openBrowser();
  try {
    const rows = [];
    for (const form of ['mobile', 'desktop'] as const) {
      for (const address of addresses) {
        rows.push({ [name]: `${form} ${address}`, ...(await measurePage(`${url}${address}`, form, runs)) });
      }
    }
    console.log('\nLighthouse, medians in ms; scores: performance, accessibility, best practices, SEO');
    printTable(rows);

    const navigations: Navigation[] = [];
    for (let run = 0; run < runs; run++)
      navigations.push(await measureNavigation(browser, url, '/network-services'));
    console.log('\nFrom the click, 4x slower CPU and slow 4G, medians in ms');
    const middle = (of: 'heading' | 'picture') => Math.round(median(navigations.map((one) => one[of])));
    printTable([{ [name]: 'navigation', heading: middle('heading'), picture: middle('picture') }]);
  } finally {
    await browser.close();
    await close();
  }
}

console.log('\nCold builds (pictures are kept), and from saving a page in dev to the screen');
const builds = [];
const browser = await openBrowser();
try {
  for (const count of SITES) {
    const { wall, cpu, memory, memoryOfAll } = await measureBuild(content, count);
    const save = await measureSave(browser, content, count);
    builds.push({
      pages: count,
      'wall s': wall.toFixed(1),
      'CPU s': cpu.toFixed(1),
      'largest process MB': Math.round(memory),
      'all processes MB': Math.round(memoryOfAll),
      'save ms': save,
    });
  }
} finally {
  await browser.close();
}
printTable(builds);
