import { cp, readFile, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cachedFolder, fingerprint, removeOldest } from './cache.ts';
import { type Compiled, compileInSubprocess } from './compile-in-subprocess.ts';
import type { CompiledContent } from './content-modules.ts';

/** Sites whose code stays in the cache. */
const KEPT = 8;

/**
 * Compiles the code of the site, or takes it from the cache, and copies what is for browsers into the built site.
 * @param code a hash of the code
 */
export async function compiledCode(
  content: CompiledContent,
  { code, out, cacheDir }: { code: string; out: string; cacheDir: string },
): Promise<Compiled> {
  const { site, texts, types } = content;
  const name = fingerprint(code, JSON.stringify([site, [...texts.values()], types]));
  const folder = await cachedFolder(cacheDir, name, async (draft) => {
    const compiled = await compileInSubprocess({
      content,
      out: join(draft, 'site'),
      rendererDir: join(draft, 'renderer'),
    });
    await writeFile(join(draft, 'compiled.json'), JSON.stringify(compiled));
  });
  await utimes(folder, new Date(), new Date());
  await removeOldest(cacheDir, KEPT);
  await cp(join(folder, 'site'), out, { recursive: true });
  const { client, rendererFile }: Compiled = JSON.parse(
    await readFile(join(folder, 'compiled.json'), 'utf8'),
  );
  return { client, rendererFile: resolve(folder, 'renderer', rendererFile) };
}
