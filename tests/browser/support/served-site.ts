import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Site } from '../../../src/content/index.ts';
import { type RunningSite, serveSite } from '../../../src/prerender/host/static-server.ts';
import { createMailStandIn } from '../../../src/prerender/mail/stand-in.ts';
import { SAMPLE_DIST } from '../../built-site.ts';
import { type FaultServer, startFaultServer } from './fault-server.ts';
import { content } from './visitor.ts';

export interface ServedSite extends RunningSite {
  /** What all pages share, from the content. */
  content: Site;
}

export interface SiteWithMail extends ServedSite {
  /** The mail service that receives the site's messages. */
  mail: FaultServer;
}

const SCRIPT_TAG = '<script src="/first.js"></script>';

/** A site with a folder that is removed when the site closes. */
export const removing = (folder: string, site: RunningSite): RunningSite => ({
  ...site,
  async close() {
    await site.close();
    await rm(folder, { recursive: true });
  },
});

/** Serves the sample site, with a mail service behind its form. */
export async function startServedSite(): Promise<ServedSite> {
  const outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
  const mail = { service: createMailStandIn(outbox, () => {}), site: content };
  const site = await serveSite({ dist: SAMPLE_DIST, port: 0, mail });
  return { ...removing(outbox, site), content };
}

/**
 * Serves the sample site with a mail service on another origin that records messages and fails on demand.
 * @param script runs in every page before the site's own
 */
export async function startSiteWithMail(script?: string): Promise<SiteWithMail> {
  const mail = await startFaultServer();
  const site = await serveWithMailService(content, mail.url, script);
  return {
    ...site,
    content,
    mail,
    async close() {
      await site.close();
      await mail.close();
    },
  };
}

/**
 * Serves the sample site with another mail service in its pages and its policy, as if its content named that service.
 * The scripts stay the same, so they have to read the address from the page.
 */
async function serveWithMailService(
  { mailService }: Site,
  service: string,
  script?: string,
): Promise<RunningSite> {
  const copy = await mkdtemp(join(tmpdir(), 'site-'));
  for (const name of await readdir(SAMPLE_DIST)) {
    if (name === 'images') await symlink(resolve(SAMPLE_DIST, name), join(copy, name));
    else await cp(join(SAMPLE_DIST, name), join(copy, name), { recursive: true });
  }
  for (const name of await readdir(copy, { recursive: true })) {
    if (!name.endsWith('.html') && name !== '_headers') continue;
    const text = await readFile(join(copy, name), 'utf8');
    const changed = text.replaceAll(mailService.address, service);
    await writeFile(join(copy, name), script ? changed.replace('<head>', `<head>${SCRIPT_TAG}`) : changed);
  }
  if (script) await writeFile(join(copy, 'first.js'), script);
  return removing(copy, await serveSite({ dist: copy, port: 0 }));
}
