import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import sharp from 'sharp';
import { serveSite } from '../../../src/host/static-server.ts';
import { build } from '../../built-site.ts';

/** The second day of the notice in tests/site/office/site.yaml. */
export const NOTICE_DAY = new Date('2026-07-02T12:00:00');

interface OfficeSite {
  url: string;
  /** Folder of the built site. */
  dist: string;
}

/** The site of tests/site/office, built on a day of its notice, with a light on a dark photograph. */
export const test = base.extend<object, { office: OfficeSite }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'office-'));
      const [content, dist] = [join(folder, 'content'), join(folder, 'dist')];
      await cp('tests/site/office', content, { recursive: true });
      await mkdir(join(content, 'images'));
      await sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#0a1525' } })
        .composite([{ input: await light(), left: 0.3 * 1920 - 60, top: 0.8 * 1080 - 60 }])
        .jpeg()
        .toFile(join(content, 'images', 'photo.jpg'));
      process.env.SOURCE_DATE_EPOCH = String(NOTICE_DAY.getTime() / 1000);
      build(content, dist);
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

const light = () =>
  sharp({ create: { width: 120, height: 120, channels: 3, background: '#3ddc97' } })
    .png()
    .toBuffer();
