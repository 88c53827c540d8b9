import { expect } from '@playwright/test';
import { findChromium } from '../../../scripts/lib/chromium.ts';
import type { SiteWithMail } from './served-site.ts';
import { testWithServers } from './servers.ts';

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1)[:/]|^(data|blob|about|chrome-error):/;

/** The sample site; `baseURL` is its address. Requests to other machines fail the test. */
export const test = testWithServers.extend<{ localOnly: undefined }>({
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

/** The same, with a mail service on another origin that records messages and fails on demand. */
export const testWithMail = test.extend<{ site: SiteWithMail }>({
  site: [
    async ({ siteWithMail }, use) => {
      await siteWithMail.mail.reset();
      await use(siteWithMail);
    },
    { auto: true },
  ],
  baseURL: ({ siteWithMail }, use) => use(siteWithMail.url),
});

/** The same, in a whole browser: it fills in forms, and gives a visitor who comes back the page as it was left. */
export const testInBrowser = testWithMail.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: await findChromium(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

/** The development server. */
export const testOfDev = test.extend({ baseURL: ({ dev }, use) => use(dev.url) });

/** The site of tests/site/office. */
export const testOfOffice = test.extend({ baseURL: ({ office }, use) => use(office.url) });

/** Yesterday's release in the browser and today's on its way. */
export const testOfReleases = test.extend<{ yesterday: undefined }>({
  yesterday: [
    async ({ releases }, use) => {
      releases.yesterday();
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: ({ releases }, use) => use(releases.url),
});

export type { Locator, Page } from '@playwright/test';
export { expect };
