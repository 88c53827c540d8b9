import { test as base, type Page } from '@playwright/test';
import { type DevSite, startDevSite } from './dev-site.ts';
import { type OfficeSite, startOfficeSite } from './office-site.ts';
import { type ServedSite, type SiteWithMail, startServedSite, startSiteWithMail } from './served-site.ts';
import { type Releases, startReleases } from './two-releases.ts';
import { startWebEditor, type WebEditor } from './web-server.ts';

interface Servers {
  servedSite: ServedSite;
  siteWithMail: SiteWithMail;
  dev: DevSite;
  office: OfficeSite;
  releases: Releases;
  webEditor: WebEditor;
  tab: Page;
}

/** A server on a port of the worker's own, which starts with the first test that asks for it and ends with the worker. */
const ofWorker = <Server extends { close(): Promise<void> }>(start: () => Promise<Server>, timeout: number) =>
  [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use: (server: Server) => Promise<void>) => {
      const server = await start();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout },
  ] as const;

/**
 * All servers of all tests, and the tab that some share. They are in one list because tests with another list of worker fixtures get another worker,
 * with another browser.
 */
export const testWithServers = base.extend<object, Servers>({
  servedSite: [...ofWorker(startServedSite, 60_000)],
  siteWithMail: [...ofWorker(startSiteWithMail, 60_000)],
  dev: [...ofWorker(startDevSite, 90_000)],
  office: [...ofWorker(startOfficeSite, 180_000)],
  releases: [...ofWorker(startReleases, 120_000)],
  webEditor: [...ofWorker(() => startWebEditor(), 120_000)],
  /** A tab of the development server. */
  tab: [
    async ({ browser, dev }, use) => {
      const context = await browser.newContext({ baseURL: dev.url, viewport: { width: 1440, height: 900 } });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
