import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { readSite } from '../../scripts/lib/read-site.ts';
import { serveSite } from '../../src/host/static-server.ts';
import { createMailService } from '../../src/mail/mail-service.ts';
import { mailOptions } from '../../src/mail/site-options.ts';
import { DIST } from '../built-site.ts';

export interface Site {
  /** Where the built site is served. */
  url: string;
  /** Folder into which its mail service writes messages. */
  outbox: string;
}

const OWN = /^https?:\/\/(localhost|127\.0\.0\.1)[:/]|^(data|blob|about|chrome-error):/;

/** Tests with the built site, served on a port of the worker's own; `baseURL` is its address. */
export const test = base.extend<{ onlyHere: undefined }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const content = await readSite();
      const outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
      const service = createMailService({ ...mailOptions(content, '/'), outbox, log: () => {} });
      const mail = { service, replaces: content.mailService.address };
      const { url, close } = await serveSite({ dist: DIST, port: 0, mail });
      await use({ url, outbox });
      await close();
      await rm(outbox, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  /** Fails a test that asks any other machine for anything. */
  onlyHere: [
    async ({ context }, use) => {
      const elsewhere: string[] = [];
      context.on('request', (request) => {
        if (!OWN.test(request.url())) elsewhere.push(request.url());
      });
      await use(undefined);
      expect(elsewhere, 'requests to other machines').toEqual([]);
    },
    { auto: true },
  ],
});

export type { Page } from '@playwright/test';
export { expect };
