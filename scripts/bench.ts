/**
 * Measures the times in scripts/bench/README.md, and prints them as tables. Takes most of an hour.
 * `--part paint`, `clicks` or `builds` measures only that, `--address /about` only that page; `--runs N` says how often.
 * `--floor` compares with the same pages without scripts and with a bare page, `--peer NAME=DIR` with another built site,
 * of the same pages. Each run visits all sites in turn, so that other work on the machine meets all of them.
 */
import { parseArgs } from 'node:util';
import { contentDir, readContent } from '../src/content/index.ts';
import { serveSite } from '../src/host/static-server.ts';
import { measureBuild } from './bench/builds.ts';
import { middleOf, type Result, runLighthouse } from './bench/lighthouse.ts';
import { median, openBrowser } from './bench/phone.ts';
import { measureSave } from './bench/save.ts';
import { comparedSites, peersOf } from './bench/sites.ts';
import { measureNavigation, type Navigation } from './bench/soft-navigation.ts';
import { currentBuild } from './lib/current-build.ts';
import { printTable } from './lib/print-table.ts';

const COUNTS = [8, 1_000, 10_000];
const { values } = parseArgs({
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    part: { type: 'string', multiple: true, default: ['paint', 'clicks', 'builds'] },
    address: { type: 'string', multiple: true, default: [] },
    floor: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Number(values.runs);
const content = contentDir();
const { pages } = await readContent(content);
const addresses = values.address.length > 0 ? values.address : [...pages.keys()];

interface Served {
  name: string;
  url: string;
}

/** Repeats a measurement of each site, in turn. */
async function inTurn<Figure>(
  sites: Served[],
  measure: (url: string) => Promise<Figure>,
): Promise<[name: string, figures: Figure[]][]> {
  const figures = sites.map((): Figure[] => []);
  for (let run = 0; run < runs; run++)
    for (const [at, { url }] of sites.entries()) figures[at]?.push(await measure(url));
  return sites.map(({ name }, at) => [name, figures[at] ?? []]);
}

async function measurePaint(sites: Served[]): Promise<void> {
  const rows = [];
  for (const form of ['mobile', 'desktop'] as const) {
    for (const address of addresses) {
      const results = await inTurn<Result>(sites, (url) => runLighthouse(`${url}${address}`, form));
      rows.push(...results.map(([site, list]) => ({ page: `${form} ${address}`, site, ...middleOf(list) })));
    }
  }
  console.log('\nLighthouse, medians in ms; scores: performance, accessibility, best practices, SEO');
  printTable(rows);
}

async function measureClicks(sites: Served[]): Promise<void> {
  const browser = await openBrowser();
  const rows = [];
  try {
    for (const form of ['slow phone', 'desktop'] as const) {
      const results = await inTurn<Navigation>(sites, (url) =>
        measureNavigation(browser, url, '/network-services', form),
      );
      for (const [site, list] of results) {
        const middle = (of: keyof Navigation) => Math.round(median(list.map((one) => one[of])));
        rows.push({ click: form, site, heading: middle('heading'), picture: middle('picture') });
      }
    }
  } finally {
    await browser.close();
  }
  console.log('\nFrom the click, medians in ms; a slow phone has a 4x slower CPU and slow 4G');
  printTable(rows);
}

async function measureBuilds(): Promise<void> {
  const browser = await openBrowser();
  const rows = [];
  try {
    for (const count of COUNTS) {
      const { all, edited } = await measureBuild(content, count);
      const { wall, cpu, memory, memoryOfAll } = all;
      const save = await measureSave(browser, content, count);
      rows.push({
        pages: count,
        'wall s': wall.toFixed(1),
        'CPU s': cpu.toFixed(1),
        'after an edit: wall s': edited.wall.toFixed(1),
        'CPU s after it': edited.cpu.toFixed(1),
        'largest process MB': Math.round(memory),
        'all processes MB': Math.round(memoryOfAll),
        'save ms': save,
      });
    }
  } finally {
    await browser.close();
  }
  console.log(
    '\nBuilds of all pages (pictures and code are kept) and after an edit of one, and from saving a page in dev to the screen',
  );
  printTable(rows);
}

const { sites, remove } = await comparedSites(await currentBuild(), peersOf(values.peer), values.floor);
const running = await Promise.all(
  sites.map(async ({ name, folder }) => ({ name, ...(await serveSite({ dist: folder, port: 0 })) })),
);
try {
  if (values.part.includes('paint')) await measurePaint(running);
  // A bare page has no links.
  if (values.part.includes('clicks'))
    await measureClicks(running.filter(({ name }) => name !== 'a bare page'));
} finally {
  for (const { close } of running) await close();
  await remove();
}
if (values.part.includes('builds')) await measureBuilds();
