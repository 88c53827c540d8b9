import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { readSite } from '../../../scripts/lib/read-site.ts';
import type { Site } from '../../../src/content/index.ts';
import { type RunningSite, serveSite } from '../../../src/host/static-server.ts';
import { DIST } from '../../built-site.ts';
import { type FaultServer, startFaultServer } from './fault-server.ts';

/**
 * Serves the built site with another mail service in its pages and its policy: what the build would be had its
 * content named that service. The scripts are the built ones, so the address must come from the page.
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

export interface MailSite {
  url: string;
  /** What the site says, from its content. */
  content: Site;
  mail: FaultServer;
}

/** Tests with the built site and a mail service that counts and fails as told: `site` and its `mail`. */
export const test = base.extend<{ site: MailSite }, { mailSite: MailSite }>({
  mailSite: [
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
  site: async ({ mailSite }, use) => {
    await mailSite.mail.reset();
    await use(mailSite);
  },
});

export const MESSAGE = {
  name: 'Ada Łovelace',
  email: 'ada@engine.example',
  title: 'Analyst',
  message: 'Hello 👋🏽\nTwo buildings, “forty” desks.',
};

/** Stops the page's clock: from now on only the test lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Waits until an element has come to rest: its animations, and those within it, have ended. */
export const atRest = (element: Locator) =>
  element.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });

/** What a visitor sees of the contact form. */
export class ContactForm {
  readonly button: Locator;
  readonly banner: Locator;

  constructor(readonly page: Page) {
    this.button = page.locator('.contact-form button[type=submit]');
    this.banner = page.locator('.form-banner-card');
  }

  field(name: string): Locator {
    return this.page.locator(`.contact-form [name="${name}"]`);
  }

  /** Opens the page of the form and waits until it has come to life. */
  async open(url: string): Promise<void> {
    await this.page.goto(`${url}/contact`, { waitUntil: 'domcontentloaded' });
    await this.alive();
  }

  /** The toasts' place is there only once the page has come to life. */
  async alive(): Promise<void> {
    await this.page.mouse.move(5, 5); // the app waits for an idle moment or for a visitor's first move
    await this.page.locator('.toasts').waitFor({ state: 'attached' });
  }

  async fill(values: Partial<typeof MESSAGE> = MESSAGE): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async expectValues(values: Partial<typeof MESSAGE>): Promise<void> {
    for (const name of Object.keys(MESSAGE) as (keyof typeof MESSAGE)[])
      await expect(this.field(name)).toHaveValue(values[name] ?? '');
  }

  async expectIdle(): Promise<void> {
    await expect(this.button).toHaveText('Send Message');
    await expect(this.button).toBeEnabled();
  }
}
