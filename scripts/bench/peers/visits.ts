import { runLighthouse } from '../lighthouse.ts';
import { openBrowser } from '../phone.ts';
import { measureNavigation } from '../soft-navigation.ts';
import { attempt, type Table } from './table.ts';

/** A site on a local server. */
export interface Served {
  name: string;
  url: string;
}

const ADDRESSES = ['/', '/cybersecurity'];
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
};

/** Repeats a measurement of each site, in turn, so that other work on the machine meets all of them. */
async function inTurn<Figures>(
  what: string,
  sites: Served[],
  runs: number,
  measure: (site: Served) => Promise<Figures>,
  add: (site: string, figures: Figures) => void,
): Promise<void> {
  for (let run = 1; run <= runs; run++)
    for (const site of sites) {
      const figures = await attempt(`${what}, run ${run}, ${site.name}`, () => measure(site));
      if (figures !== undefined) add(site.name, figures);
    }
}

/** Measures paints and blocking time with Lighthouse's phone. */
export async function measurePaints(table: Table, sites: Served[], runs: number): Promise<void> {
  for (const address of ADDRESSES)
    await inTurn(
      `Lighthouse, ${address}`,
      sites,
      runs,
      ({ url }) => runLighthouse(`${url}${address}`, 'mobile'),
      (site, { audits }) => {
        for (const [title, audit] of Object.entries(AUDITS))
          table.add(`${title} of \`${address}\`, ms`, site, audits[audit]?.numericValue ?? Number.NaN);
      },
    );
}

/** Measures what a click on a link of the home page takes. */
export async function measureClicks(table: Table, sites: Served[], runs: number): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const form of ['desktop', 'slow phone'] as const)
      await inTurn(
        `Click, ${form}`,
        sites,
        runs,
        ({ url }) => measureNavigation(browser, url, '/network-services', form),
        (site, { heading, picture }) => {
          table.add(`Click to the next heading, ${form}, ms`, site, heading);
          table.add(`Click to its picture, ${form}, ms`, site, picture);
        },
      );
  } finally {
    await browser.close();
  }
}
