import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stampOf } from './file-cache.ts';
import { type HeaderRule, parseHeadersFile } from './headers-file.ts';
import type { OldAddresses } from './old-addresses.ts';
import { parseOldAddresses } from './redirects-file.ts';

const RETRY_MS = 10;

/** What a built site says about itself to hosts. */
export interface SiteSettings {
  rules: HeaderRule[];
  old: OldAddresses;
}

/** No built site appeared while a request waited for one. */
export class NoSiteError extends Error {}

/**
 * Reads consistently from a built site that may be replaced at any time. A build replaces the folder by two renames, so
 * for a moment it does not exist, and a request that reads two files could get them from different builds: a page and a
 * policy that blocks its style sheet. `_headers`, which every build writes, detects both:
 * - While it is missing, reading waits.
 * - If it has changed after reading, everything is read again.
 * Other missing files are simply missing.
 * @param dist the folder of the built site
 * @param timeoutMs how long to wait for a missing site
 * @returns a function that calls a reader with the site's settings and returns its result
 * @throws NoSiteError when the site stays missing; the errors of the reader
 */
export function currentSite(dist: string, timeoutMs = 10_000) {
  const file = join(dist, '_headers');
  let cached: { stamp: string; settings: SiteSettings } | undefined;

  async function stampNow(): Promise<string> {
    for (const end = Date.now() + timeoutMs; ; await sleep(RETRY_MS)) {
      const stamp = await stampOf(file);
      if (stamp) return stamp;
      if (Date.now() > end) throw new NoSiteError(`There is no built site in ${dist}.`);
    }
  }

  async function settingsOf(stamp: string): Promise<SiteSettings> {
    if (cached?.stamp !== stamp) {
      const rules = parseHeadersFile(await readFile(file, 'utf8'));
      const old = parseOldAddresses(await readFile(join(dist, '_redirects'), 'utf8'));
      cached = { stamp, settings: { rules, old } };
    }
    return cached.settings;
  }

  return async <Result>(read: (settings: SiteSettings) => Promise<Result>): Promise<Result> => {
    for (let stamp = await stampNow(); ; ) {
      const [outcome] = await Promise.allSettled([settingsOf(stamp).then(read)]);
      const after = await stampNow();
      if (after === stamp) {
        if (outcome.status === 'fulfilled') return outcome.value;
        throw outcome.reason;
      }
      stamp = after;
    }
  };
}
