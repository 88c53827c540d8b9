import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildCost, costOf } from './cost.ts';
import { generateSite } from './generate-site.ts';

/**
 * Builds a generated site twice, each time into an empty folder, and once more after a change of one page.
 * @returns what the second build took, with pictures and code of the first, and what the third one took
 */
export async function measureBuild(
  contentDir: string,
  pages: number,
): Promise<{ all: BuildCost; edited: BuildCost }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const content = join(folder, 'content');
    await generateSite(contentDir, content, pages);
    await build(content, join(folder, 'first'));
    await rm(join(folder, 'first'), { recursive: true });
    const all = await build(content, join(folder, 'second'));
    // The title of the home page is on the social cards of all pages of a large site.
    const page = join(content, 'pages', 'contact.yaml');
    await writeFile(page, (await readFile(page, 'utf8')).replace(/^title: .+/m, '$& edited'));
    return { all, edited: await build(content, join(folder, 'second')) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Builds a content folder into another folder. */
export const build = (content: string, out: string) =>
  costOf([process.execPath, 'scripts/run.js', 'build'], { env: { CONTENT_DIR: content, OUT_DIR: out } });
