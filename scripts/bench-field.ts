/**
 * What a visitor on 4G waits for, in visits with an empty cache and in visits a day later: HTTP/2 over a line with 150 ms, 9
 * Mbit/s and 1 % loss, and a CPU slowed down four times. `--runs N` sets the number of visits, `--loss 0` leaves the
 * distance only, `--address /about` measures another page, `--floor` compares with less, `--peer NAME=DIR` with others.
 */
import { parseArgs } from 'node:util';
import { median, onSlowPhone, openBrowser } from './bench/phone.ts';
import { serveHttp2, trustedCertificate } from './bench/serve-http2.ts';
import { comparedSites, peersOf } from './bench/sites.ts';
import { slowLine } from './bench/slow-line.ts';
import { measureVisit, recordVisits, type Visit } from './bench/visit.ts';
import { currentBuild } from './lib/current-build.ts';
import { printTable } from './lib/print-table.ts';

const { values } = parseArgs({
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    floor: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    loss: { type: 'string', default: '0.01' },
    address: { type: 'string', default: '/' },
  },
});
const { sites, remove } = await comparedSites(await currentBuild(), peersOf(values.peer), values.floor);
const certificate = await trustedCertificate();
const browser = await openBrowser([certificate.argument]);
const running = await Promise.all(
  sites.map(async ({ name, folder }) => {
    const site = await serveHttp2(folder, certificate);
    return { name, site, line: await slowLine(site.port, Number(values.loss)) };
  }),
);
const visits = new Map<string, Visit[]>();
try {
  for (let run = 0; run < Number(values.runs); run++) {
    // In turn, so that other work on the machine meets all of them; each goes first as often, which costs some milliseconds.
    const first = run % running.length;
    for (const { name, line } of [...running.slice(first), ...running.slice(0, first)]) {
      const url = `https://localhost:${line.port}${values.address}`;
      await onSlowPhone(
        browser,
        async (page) => {
          await recordVisits(page);
          for (const kind of ['first visit', 'a day later']) {
            const visit = await measureVisit(page, url);
            visits.set(`${name}, ${kind}`, [...(visits.get(`${name}, ${kind}`) ?? []), visit]);
            line.hangUp();
            await page.goto('about:blank');
          }
        },
        { slowLine: false },
      );
    }
  }
} finally {
  await browser.close();
  for (const { line, site } of running) {
    line.close();
    site.close();
  }
  await remove();
}
const columns = Object.keys([...visits.values()][0]?.[0] ?? {}) as (keyof Visit)[];
console.log(`\n${values.address} on 4G, medians of ${values.runs} visits in ms`);
printTable(
  [...visits].map(([name, list]) => ({
    visit: name,
    ...Object.fromEntries(columns.map((column) => [column, median(list.map((visit) => visit[column]))])),
  })),
);
