import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSite } from './generate-site.ts';

export interface BuildCost {
  /** Seconds by the clock. */
  wall: number;
  /** Seconds that all cores worked on it, outside the system's own work. */
  cpu: number;
  /** Most memory that was in use, in megabytes. */
  memory: number;
}

/** The build in a process of its own, which tells at its end what it took. */
const program = (options: object) => `
  const start = performance.now();
  const { buildSite } = await import('./src/build/index.ts');
  await buildSite(${JSON.stringify(options)});
  const { userCPUTime, maxRSS } = process.resourceUsage();
  const wall = (performance.now() - start) / 1000;
  process.send({ wall, cpu: userCPUTime / 1e6, memory: maxRSS / 1024 });`;

/**
 * Builds a generated site twice into an empty folder and tells what the second time took: pictures are made once
 * and kept, pages are not.
 */
export async function measureBuild(contentDir: string, pages: number): Promise<BuildCost> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const content = join(folder, 'content');
    await generateSite(contentDir, content, pages);
    await build({ contentDir: content, out: join(folder, 'first') });
    await rm(join(folder, 'first'), { recursive: true });
    return await build({ contentDir: content, out: join(folder, 'second') });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function build(options: { contentDir: string; out: string }): Promise<BuildCost> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program(options)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [cost, [code]] = await Promise.all([once(child, 'message'), once(child, 'exit')]);
  if (code !== 0) throw new Error(`The build of ${options.contentDir} failed.`);
  return cost[0] as BuildCost;
}
