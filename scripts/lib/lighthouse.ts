import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from './chromium.ts';
import { installTool } from './install-tool.ts';

/** What this project uses of Lighthouse's result. */
interface Result {
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
}

interface Lighthouse {
  default(url: string, flags: object, config?: object): Promise<{ lhr: Result } | undefined>;
  desktopConfig: object;
}

interface ChromeLauncher {
  launch(options: { chromePath: string; chromeFlags: string[] }): Promise<{ port: number; kill(): void }>;
}

/** The last version for Node 20. */
const VERSION = '12.8.2';

/**
 * Loads Lighthouse, which is installed first where it is missing.
 * @returns a function that rates an address in each category, such as `performance`, from 0 to 100
 * @throws Error when it cannot be installed, or has no result
 */
export async function loadLighthouse() {
  const folder = await installTool('lighthouse', VERSION, 'Lighthouse');
  const { resolve } = createRequire(join(folder, 'package.json'));
  const load = (name: string) => import(pathToFileURL(resolve(name)).href);
  const lighthouse: Lighthouse = await load('lighthouse');
  const launcher: ChromeLauncher = await load('chrome-launcher');
  const chromePath = await findChromium();
  return async (url: string, form: 'mobile' | 'desktop'): Promise<Record<string, number>> => {
    const chrome = await launcher.launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
    try {
      const config = form === 'desktop' ? lighthouse.desktopConfig : undefined;
      const result = await lighthouse.default(url, { port: chrome.port, logLevel: 'error' }, config);
      if (!result || result.lhr.runtimeError)
        throw new Error(`Lighthouse could not rate ${url}. ${result?.lhr.runtimeError?.message ?? ''}`);
      const categories = Object.entries(result.lhr.categories);
      return Object.fromEntries(
        categories.map(([name, { score }]) => [name, Math.round(100 * (score ?? 0))]),
      );
    } finally {
      chrome.kill();
    }
  };
}
