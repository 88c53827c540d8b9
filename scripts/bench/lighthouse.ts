import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installTool } from '../lib/install-tool.ts';
import { findChromium } from '../test/chromium.ts';
import { median } from './phone.ts';

/** What this script uses of Lighthouse's result. */
export interface Result {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}

interface Lighthouse {
  default(
    url: string,
    flags: { port: number; logLevel: 'error' },
    config?: object,
  ): Promise<{ lhr: Result } | undefined>;
  desktopConfig: object;
}

interface ChromeLauncher {
  launch(options: { chromePath: string; chromeFlags: string[] }): Promise<{ port: number; kill(): void }>;
}

interface Tools {
  lighthouse: Lighthouse;
  launcher: ChromeLauncher;
}

interface Score {
  fcp: number;
  lcp: number;
  tbt: number;
  /** Layout shift, without unit. */
  cls: number;
  /** Performance, accessibility, best practices, SEO. */
  scores: string;
}

const VERSION = '12.8.2';

/** Chromium's trace sometimes lacks its beginning; such a run is repeated, at most so often. */
const MAX_TRIES = 5;

let tools: Promise<Tools> | undefined;

/** Installs Lighthouse on first use, with the launcher that it depends on. */
async function loadTools(): Promise<Tools> {
  const folder = await installTool('lighthouse', VERSION, 'Lighthouse');
  const load = (path: string) => import(pathToFileURL(path).href);
  const { resolve } = createRequire(join(folder, 'package.json'));
  return {
    lighthouse: await load(resolve('lighthouse')),
    launcher: await load(resolve('chrome-launcher')),
  };
}

/** The medians of several results. */
export function middleOf(results: Result[]): Score {
  const exact = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const middle = (audit: string) => Math.round(exact(audit));
  const categories = Object.keys(results[0]?.categories ?? {});
  const score = (category: string) =>
    Math.round(100 * median(results.map((result) => result.categories[category]?.score ?? 0)));
  return {
    fcp: middle('first-contentful-paint'),
    lcp: middle('largest-contentful-paint'),
    tbt: middle('total-blocking-time'),
    cls: Number(exact('cumulative-layout-shift').toFixed(3)),
    scores: categories.map(score).join(' '),
  };
}

/** Runs Lighthouse over an address. @throws when Lighthouse has no result */
export async function runLighthouse(url: string, form: 'mobile' | 'desktop', tries = 1): Promise<Result> {
  tools ??= loadTools();
  const { lighthouse, launcher } = await tools;
  const chrome = await launcher.launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  try {
    const flags = { port: chrome.port, logLevel: 'error' as const };
    const config = form === 'desktop' ? lighthouse.desktopConfig : undefined;
    const result = await lighthouse.default(url, flags, config);
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    const { runtimeError } = result.lhr;
    if (!runtimeError) return result.lhr;
    if (tries === MAX_TRIES) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  } finally {
    chrome.kill();
  }
  return runLighthouse(url, form, tries + 1);
}
