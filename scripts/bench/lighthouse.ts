import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { findChromium } from '../test/chromium.ts';
import { median } from './phone.ts';

export interface Score {
  lcp: number;
  fcp: number;
  tbt: number;
  /** Performance, accessibility, best practices, SEO. */
  scores: string;
}

/** Chromium's trace now and then lacks its beginning; such a run is made again, at most so often. */
const MOST_TRIES = 5;

/** Runs Lighthouse over an address some times and tells the medians. @throws when Lighthouse has no result */
export async function measurePage(url: string, form: 'mobile' | 'desktop', runs: number): Promise<Score> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await runOnce(url, form));
  const middle = (audit: string) =>
    Math.round(median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)));
  const categories = Object.keys(results[0]?.categories ?? {});
  const score = (category: string) =>
    Math.round(100 * median(results.map((result) => result.categories[category]?.score ?? 0)));
  return {
    lcp: middle('largest-contentful-paint'),
    fcp: middle('first-contentful-paint'),
    tbt: middle('total-blocking-time'),
    scores: categories.map(score).join(' '),
  };
}

async function runOnce(url: string, form: 'mobile' | 'desktop', tries = 1): Promise<Result> {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  try {
    const flags = { port: chrome.port, logLevel: 'error' as const };
    const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
    if (!result) throw new Error(`Lighthouse told nothing of ${url}.`);
    const { runtimeError } = result.lhr;
    if (!runtimeError) return result.lhr;
    if (tries === MOST_TRIES) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  } finally {
    chrome.kill();
  }
  return runOnce(url, form, tries + 1);
}
