import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { serveSite } from '../../../src/host/static-server.ts';
import { build } from '../../built-site.ts';

/** The second day of the notice in tests/site/office/site.yaml. */
export const NOTICE_DAY = new Date('2026-07-02T12:00:00');

interface OfficeSite {
  url: string;
  /** Folder of the built site. */
  dist: string;
}

/** The site of tests/site/office, built on a day of its notice. */
export const test = base.extend<object, { office: OfficeSite }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'office-'));
      const dist = join(folder, 'dist');
      process.env.SOURCE_DATE_EPOCH = String(NOTICE_DAY.getTime() / 1000);
      build('tests/site/office', dist);
      delete process.env.SOURCE_DATE_EPOCH;
      const site = await serveSite({ dist, port: 0 });
      await use({ url: site.url, dist });
      await site.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ office }, use) => use(office.url),
});
