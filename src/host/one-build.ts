import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type HeaderRule, parseHeadersFile } from './headers-file.ts';

/** A build exchanges the folder within microseconds; after this long, there is none. */
const PATIENCE_MS = 2_000;

/**
 * A function that reads from a built site while builds may replace it, so that headers and files come from one build.
 * What is read while the folder is exchanged is read again.
 * @param dist the folder of the built site
 * @returns a function that is handed the header rules of the current build; `read` may run more than once, and throws
 *   what `read` throws, or ENOENT when there is no built site
 */
export function fromOneBuild(dist: string) {
  const file = join(dist, '_headers');
  let known: { stamp: string; rules: HeaderRule[] } | undefined;

  /** Changes when the site is built again, because the file then is another one; nothing while there is none. */
  async function stampOf(): Promise<string | undefined> {
    const found = await stat(file).catch(() => undefined);
    return found && `${found.ino} ${found.mtimeMs} ${found.size}`;
  }

  async function rulesOf(stamp: string | undefined): Promise<HeaderRule[]> {
    if (known?.stamp === stamp && known) return known.rules;
    const rules = parseHeadersFile(await readFile(file, 'utf8'));
    if (stamp) known = { stamp, rules };
    return rules;
  }

  return async <Result>(read: (rules: HeaderRule[]) => Promise<Result>): Promise<Result> => {
    for (const start = performance.now(); ; await wait(5)) {
      const stamp = await stampOf();
      const isOneBuild = async () => stamp !== undefined && stamp === (await stampOf());
      try {
        const result = await read(await rulesOf(stamp));
        if (await isOneBuild()) return result;
      } catch (error) {
        if ((await isOneBuild()) || performance.now() - start > PATIENCE_MS) throw error;
      }
    }
  };
}
