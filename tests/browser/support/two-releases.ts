import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from '../../../src/content/index.ts';
import { closeServer, listen } from '../../../src/prerender/host/listen.ts';
import { siteHandler } from '../../../src/prerender/host/static-server.ts';
import { createMailStandIn } from '../../../src/prerender/mail/stand-in.ts';
import { build, SAMPLE_DIST } from '../../built-site.ts';
import { SAMPLE_SITE } from '../../sample-site.ts';
import { content } from './visitor.ts';

/** What today's release says where yesterday's, the sample site, says something else. */
export const TODAY = { heading: 'Security as of today', skip: 'Skip to what matters today' };

/** One address that serves one release or the other. */
export interface Releases {
  url: string;
  content: Site;
  outbox: string;
  yesterday(): void;
  today(): void;
  close(): Promise<void>;
}

/** Builds today's release: another heading, and another word in what every script of the app holds. */
async function buildToday(folder: string): Promise<string> {
  const changed = join(folder, 'content');
  const out = join(folder, 'today');
  await cp(SAMPLE_SITE, changed, { recursive: true });
  const change = async (file: string, from: RegExp, to: string) => {
    const text = await readFile(join(changed, file), 'utf8');
    if (!from.test(text)) throw new Error(`Nothing to change in ${file}.`);
    await writeFile(join(changed, file), text.replace(from, to));
  };
  await change('pages/cybersecurity.yaml', /(?<=type: hero[\s\S]*?\n {4}title: ).+/, TODAY.heading);
  await change('site.yaml', /(?<=\n {2}skip: ).+/, TODAY.skip);
  build(changed, out);
  return out;
}

/** Serves the sample site as yesterday's release, with today's on its way. */
export async function startReleases(): Promise<Releases> {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const outbox = join(folder, 'outbox');
  const mail = { service: createMailStandIn(outbox, () => {}), site: content };
  const handlerOf = (dist: string): RequestListener => siteHandler({ dist, mail });
  const before = handlerOf(SAMPLE_DIST);
  const after = handlerOf(await buildToday(folder));
  let handler = before;
  const server = createServer((request, response) => handler(request, response));
  const port = await listen(server, 0);
  return {
    url: `http://localhost:${port}`,
    content,
    outbox,
    yesterday() {
      handler = before;
    },
    today() {
      handler = after;
    },
    async close() {
      await closeServer(server);
      await rm(folder, { recursive: true });
    },
  };
}
