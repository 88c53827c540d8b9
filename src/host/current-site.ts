import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stampOf } from './file-cache.ts';
import { type HeaderRule, parseHeadersFile } from './headers-file.ts';

const LOOK_AGAIN_MS = 10;

/** There is no built site, and none came while a request waited for one. */
export class NoSiteError extends Error {}

/**
 * Reads a built site that may be replaced at any moment. A build swaps the folder by two renames, so for a moment
 * there is none, and a request that reads two files may get one of the old site and one of the new: a page whose
 * style the other's policy refuses. Both are decided by `_headers`, which every build writes:
 * - While there is none, reading waits for the folder to come back.
 * - If it is another one after reading than before, everything is read again.
 * A file that is missing in a folder that is there stays missing.
 * @param dist the folder of the built site
 * @param patienceMs how long to wait for a folder
 * @returns a function that hands the site's header rules to a reader, and returns what that returns
 * @throws NoSiteError when no folder came in time; whatever the reader throws
 */
export function currentSite(dist: string, patienceMs = 10_000) {
  const file = join(dist, '_headers');
  let known: { stamp: string; rules: HeaderRule[] } | undefined;

  async function stampNow(): Promise<string> {
    for (const end = Date.now() + patienceMs; ; await sleep(LOOK_AGAIN_MS)) {
      const stamp = await stampOf(file);
      if (stamp) return stamp;
      if (Date.now() > end) throw new NoSiteError(`There is no built site in ${dist}.`);
    }
  }

  async function rulesOf(stamp: string): Promise<HeaderRule[]> {
    if (known?.stamp !== stamp) known = { stamp, rules: parseHeadersFile(await readFile(file, 'utf8')) };
    return known.rules;
  }

  return async <Result>(read: (rules: HeaderRule[]) => Promise<Result>): Promise<Result> => {
    for (let stamp = await stampNow(); ; ) {
      const [outcome] = await Promise.allSettled([rulesOf(stamp).then(read)]);
      const after = await stampNow();
      if (after === stamp) {
        if (outcome.status === 'fulfilled') return outcome.value;
        throw outcome.reason;
      }
      stamp = after;
    }
  };
}
