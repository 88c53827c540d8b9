import { test as base, expect } from '@playwright/test';
import type { EngineName } from '../../scripts/lib/engines.ts';
import { type SiteWithMail, startSiteWithMail } from '../browser/support/served-site.ts';
import { launch } from './launch.ts';
import { Visitor } from './visitor.ts';
import type { Send } from './webdriver.ts';

declare global {
  interface Window {
    complaints: string[];
  }
}

/** Runs in each page before its own scripts: WebDriver does not tell what a page reports. */
function collectComplaints(): void {
  window.complaints = [];
  const add = (what: unknown) => window.complaints.push(String(what));
  // Files that do not load report an error too, which does not bubble.
  addEventListener('error', ({ message, target }) => add(message ?? (target as Element).outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => add(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    add(`${violatedDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) console[level] = (...words) => add(words.join(' '));
}

/** The built site with its mail service, in the browser of the project; what the last page complains about fails a test. */
export const test = base.extend<
  { width: number; visitor: Visitor; site: SiteWithMail },
  { send: Send; server: SiteWithMail }
>({
  send: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use, { project }) => {
      const engine = await launch(project.name as EngineName);
      await use(engine.send);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const server = await startSiteWithMail(`(${collectComplaints})()`);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ server }, use) => {
    await server.mail.reset();
    await use(server);
  },
  width: [1440, { option: true }],
  visitor: async ({ send, site, width }, use) => {
    const visitor = new Visitor(send, site);
    await visitor.size(width);
    await use(visitor);
    expect(await visitor.evaluate(() => window.complaints)).toEqual([]);
  },
});

export { expect };
