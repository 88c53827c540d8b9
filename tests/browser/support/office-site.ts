import { appendFile, cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningSite, serveSite } from '../../../src/prerender/host/static-server.ts';
import { build } from '../../built-site.ts';
import { SAMPLE_SITE } from '../../sample-site.ts';
import { removing } from './served-site.ts';

/** The second day of the notice in tests/site/office/site.yaml. */
export const NOTICE_DAY = new Date('2026-07-02T12:00:00');

export interface OfficeSite extends RunningSite {
  /** Folder of the built site. */
  dist: string;
}

/** Builds the site of tests/site/office, with the form and words of the sample site, on a day of its notice, and serves it. */
export async function startOfficeSite(): Promise<OfficeSite> {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  const [content, dist] = [join(folder, 'content'), join(folder, 'dist')];
  await cp('tests/site/office', content, { recursive: true });
  const [shared = ''] =
    /^contactForm:.*/ms.exec(await readFile(join(SAMPLE_SITE, 'site.yaml'), 'utf8')) ?? [];
  await appendFile(join(content, 'site.yaml'), shared);
  process.env.SOURCE_DATE_EPOCH = String(NOTICE_DAY.getTime() / 1000);
  build(content, dist);
  delete process.env.SOURCE_DATE_EPOCH;
  return { ...removing(folder, await serveSite({ dist, port: 0 })), dist };
}
