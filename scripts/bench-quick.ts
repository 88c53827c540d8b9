/** A first look at the speed of the built site: one page's life on a slow phone, and one way between two pages. */

import { serveSite } from '../src/host/static-server.ts';
import { measureHydration } from './bench/hydration.ts';
import { measureTasks } from './bench/long-tasks.ts';
import { median, openBrowser } from './bench/phone.ts';
import { measureNavigation } from './bench/soft-navigation.ts';
import { currentBuild } from './lib/current-build.ts';
import { printTable } from './lib/print-table.ts';

const RUNS = 3;
const dist = process.argv[2] ?? (await currentBuild());
const { url, close } = await serveSite({ dist, port: 0 });
const browser = await openBrowser();
try {
  const rows = [];
  for (let run = 1; run <= RUNS; run++) {
    const hydrated = await measureHydration(browser, url);
    const { blocking, longest } = await measureTasks(browser, url);
    const { heading, picture } = await measureNavigation(browser, url, '/network-services');
    rows.push({
      run: String(run),
      'hydrated ms': hydrated,
      'blocking ms': blocking,
      'longest task ms': longest,
      'heading ms': Math.round(heading),
      'picture ms': Math.round(picture),
    });
  }
  printTable(rows);
  console.log(
    `Medians: heading ${median(rows.map((row) => row['heading ms']))} ms, picture ${median(rows.map((row) => row['picture ms']))} ms.`,
  );
} finally {
  await browser.close();
  await close();
}
