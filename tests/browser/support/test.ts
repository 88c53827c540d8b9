import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { readSite } from '../../../scripts/lib/read-site.ts';
import type { Site } from '../../../src/content/index.ts';
import { type RunningSite, serveSite } from '../../../src/host/static-server.ts';
import { createMailService } from '../../../src/mail/mail-service.ts';
import { mailOptions } from '../../../src/mail/site-options.ts';
import { DIST } from '../../built-site.ts';
import { type FaultServer, startFaultServer } from './fault-server.ts';

interface ServedSite {
  url: string;
  /** What all pages share, from the content. */
  content: Site;
}

interface SiteWithMail extends ServedSite {
  /** The mail service that receives the site's messages. */
  mail: FaultServer;
}

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1)[:/]|^(data|blob|about|chrome-error):/;

/** The built site on a port of the worker's own; `baseURL` is its address. Requests to other machines fail the test. */
export const test = base.extend<{ localOnly: undefined }, { servedSite: ServedSite }>({
  servedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const content = await readSite();
      const outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
      const service = createMailService({ ...mailOptions(content, '/'), outbox, log: () => {} });
      const mail = { service, replaces: content.mailService.address };
      const { url, close } = await serveSite({ dist: DIST, port: 0, mail });
      await use({ url, content });
      await close();
      await rm(outbox, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ servedSite }, use) => use(servedSite.url),
  localOnly: [
    async ({ context }, use) => {
      const remote: string[] = [];
      context.on('request', (request) => {
        if (!LOCAL.test(request.url())) remote.push(request.url());
      });
      await use(undefined);
      expect(remote, 'requests to other machines').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Serves the built site with another mail service in its pages and its policy, as if its content named that service.
 * The scripts stay the same, so they have to read the address from the page.
 */
async function serveWithMailService({ mailService }: Site, service: string): Promise<RunningSite> {
  const copy = await mkdtemp(join(tmpdir(), 'site-'));
  for (const name of await readdir(DIST)) {
    if (name === 'images') await symlink(resolve(DIST, name), join(copy, name));
    else await cp(join(DIST, name), join(copy, name), { recursive: true });
  }
  for (const name of await readdir(copy, { recursive: true })) {
    if (!name.endsWith('.html') && name !== '_headers') continue;
    const text = await readFile(join(copy, name), 'utf8');
    await writeFile(join(copy, name), text.replaceAll(mailService.address, service));
  }
  const site = await serveSite({ dist: copy, port: 0 });
  return {
    ...site,
    async close() {
      await site.close();
      await rm(copy, { recursive: true });
    },
  };
}

/** The same, with a mail service on another origin that records messages and fails on demand. */
export const testWithMail = test.extend<{ site: SiteWithMail }, { siteWithMail: SiteWithMail }>({
  siteWithMail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const content = await readSite();
      const mail = await startFaultServer();
      const site = await serveWithMailService(content, mail.url);
      await use({ url: site.url, content, mail });
      await site.close();
      await mail.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ siteWithMail }, use) => {
      await siteWithMail.mail.reset();
      await use(siteWithMail);
    },
    { auto: true },
  ],
  baseURL: ({ siteWithMail }, use) => use(siteWithMail.url),
});

/** The same, in a browser that gives a visitor who comes back the page as it was left. */
export const testWithPageCache = testWithMail.extend({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

export type { Locator, Page } from '@playwright/test';
export { expect };
