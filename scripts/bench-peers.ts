/**
 * Builds the pages of this site with other tools, measures all of them with this site and a bare page, and prints one
 * table. `--runs N` sets the number of runs, `--part paint`, `clicks` or `builds` measures only that, `--tool Hugo`
 * compares with that tool only. scripts/bench/README.md says how each tool is used. Takes 25 minutes with 3 runs.
 */
import { parseArgs } from 'node:util';
import { contentDir } from '../src/content/index.ts';
import { serveSite } from '../src/host/static-server.ts';
import { firstBuild } from './bench/first-build.ts';
import { buildPeer, firstPeerBuild, largeSite } from './bench/peers/builds.ts';
import { PEERS, type Peer } from './bench/peers/peers.ts';
import { keepSite, removeContent, siteOf, versionOf, writeContent } from './bench/peers/project.ts';
import { attempt, Table } from './bench/peers/table.ts';
import { measureClicks, measurePaints } from './bench/peers/visits.ts';
import { comparedSites } from './bench/sites.ts';
import { currentBuild } from './lib/current-build.ts';

const COUNTS = [1_000, 10_000];
const OURS = 'this site';
const BARE = 'a bare page';
const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true, default: ['paint', 'clicks', 'builds'] },
    tool: { type: 'string', multiple: true, default: PEERS.map(({ name }) => name) },
    runs: { type: 'string', default: '3' },
  },
});
const runs = Number(values.runs);
const content = contentDir();
const dist = await currentBuild();
const table = new Table();
const built: Peer[] = [];
const firstBuilds = new Map<string, number>();

for (const peer of PEERS.filter(({ name }) => values.tool.includes(name))) {
  const seconds = await attempt(`First build, ${peer.name}`, () => firstPeerBuild(peer, dist));
  if (seconds === undefined) continue;
  firstBuilds.set(peer.name, seconds);
  keepSite(peer);
  built.push(peer);
}

const compared = await comparedSites(
  dist,
  built.map((peer) => [peer.name, siteOf(peer)]),
  true,
);
const running = await Promise.all(
  compared.sites
    .filter(({ name }) => name !== 'without scripts')
    .map(async ({ name, folder }) => ({ name, ...(await serveSite({ dist: folder, port: 0 })) })),
);
try {
  if (values.part.includes('paint')) await measurePaints(table, running, runs);
  // A bare page has no links.
  if (values.part.includes('clicks'))
    await measureClicks(
      table,
      running.filter(({ name }) => name !== BARE),
      runs,
    );
} finally {
  for (const { close } of running) await close();
  await compared.remove();
}
if (values.part.includes('builds')) await measureBuilds();
table.print([
  { name: OURS, title: OURS },
  { name: BARE, title: BARE },
  ...built.map((peer) => ({ name: peer.name, title: `${peer.name} ${versionOf(peer)}` })),
]);

async function measureBuilds(): Promise<void> {
  async function add(row: string, site: string, build: () => Promise<number>) {
    const seconds = await attempt(`${row}, ${site}`, build);
    if (seconds !== undefined) table.add(`${row}, user CPU s`, site, seconds);
  }
  await add('First build of the 8 pages', OURS, () => firstBuild(content));
  const finished = 'First build of the 8 pages, pictures finished';
  await add(finished, OURS, () => firstBuild(content, ['pictures']));
  for (const [peer, seconds] of firstBuilds) table.add(`${finished}, user CPU s`, peer, seconds);
  for (const count of COUNTS) {
    const row = `Build of ${count.toLocaleString('en')} pages, pictures kept`;
    const site = await attempt(`Generating ${count} pages`, () => largeSite(content, count));
    if (!site) continue;
    try {
      await add(row, OURS, () => site.build());
      for (const peer of built) {
        writeContent(peer, site.dist, dist);
        await add(row, peer.name, () => buildPeer(peer));
        removeContent(peer);
      }
    } finally {
      await site.remove();
    }
  }
}
