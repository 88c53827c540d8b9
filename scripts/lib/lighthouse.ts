import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { findChromium } from './chromium.ts';

/** The last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const result = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

/**
 * Rates an address with Lighthouse, which npx fetches the first time.
 * @returns the score in each category, such as `performance`, from 0 to 100
 * @throws Error when it cannot be fetched, or has no result
 */
export async function rate(url: string, form: 'mobile' | 'desktop'): Promise<Record<string, number>> {
  const { stdout, stderr } = spawnSync(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--output=json', '--quiet'],
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    {
      env: { ...process.env, CHROME_PATH: await findChromium() },
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
      shell: process.platform === 'win32',
    },
  );
  if (!stdout) throw new Error(`Lighthouse could not rate ${url}. ${stderr}`);
  const { runtimeError, categories } = result.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`Lighthouse could not rate ${url}. ${runtimeError.message}`);
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(100 * (score ?? 0))]),
  );
}
