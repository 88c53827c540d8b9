import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startDev } from '../../src/dev/dev-server.ts';
import { generateSite } from './generate-site.ts';
import { median } from './phone.ts';

const SAVES = 5;

/** Milliseconds from saving a page's file to its new heading on the screen, in the development server. */
export async function measureSave(browser: Browser, contentDir: string, pages: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const content = join(folder, 'content');
  await generateSite(contentDir, content, pages);
  const outbox = join(folder, 'outbox');
  const dev = await startDev({ contentDir: content, port: 0, outbox, smtpUrl: undefined, onProblems() {} });
  try {
    const page = await browser.newPage();
    await page.goto(`${dev.url}/about`);
    await page.waitForFunction(() => document.documentElement.classList.contains('hydrated'));
    const file = join(content, 'pages', 'about.yaml');
    const source = await readFile(file, 'utf8');
    const times: number[] = [];
    for (let save = 1; save <= SAVES; save++) {
      const heading = `Saved ${save}`;
      const start = performance.now();
      await writeFile(file, source.replace(/^( {4}title: ).*$/m, `$1${heading}`));
      await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, heading);
      times.push(performance.now() - start);
    }
    return Math.round(median(times));
  } finally {
    await dev.close();
    await rm(folder, { recursive: true });
  }
}
