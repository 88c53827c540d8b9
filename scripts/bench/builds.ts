import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { generateSite } from './generate-site.ts';
import { watchMemory } from './memory.ts';

export interface BuildCost {
  /** Seconds by the clock. */
  wall: number;
  /** Seconds that all cores worked on it, in all its processes, outside the system's own work. */
  cpu: number;
  /** Most memory that one of its processes had in use, in megabytes. */
  memory: number;
  /** The same for all of them together. */
  memoryOfAll: number;
}

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

async function build(content: string, out: string): Promise<BuildCost> {
  const node = [process.execPath, 'scripts/run.js', 'build'];
  const start = performance.now();
  // The shell's own `times` counts whatever was started under it.
  const shell = spawn('sh', ['-c', '"$@" && times', 'sh', ...node], {
    env: { ...process.env, CONTENT_DIR: content, OUT_DIR: out },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const peaks = watchMemory(shell.pid ?? 0);
  const [printed, [code]] = await Promise.all([text(shell.stdout), once(shell, 'exit')]);
  const { one, all } = peaks.stop();
  if (code !== 0) throw new Error(`The build of ${content} failed: ${printed}`);
  const [, minutes, seconds] = /(\d+)m([\d.]+)s \S+\s*$/.exec(printed) ?? [];
  return {
    wall: (performance.now() - start) / 1000,
    cpu: Number(minutes) * 60 + Number(seconds),
    memory: one,
    memoryOfAll: all,
  };
}
