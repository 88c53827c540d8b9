import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
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
 * Runs a command and measures what it takes.
 * @param env additional environment variables
 * @throws Error with what it printed when it fails
 */
export async function costOf(
  command: string[],
  { cwd, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<BuildCost> {
  const start = performance.now();
  // The shell's own `times` counts whatever was started under it.
  const shell = spawn('sh', ['-c', '"$@" && times', 'sh', ...command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const peaks = watchMemory(shell.pid ?? 0);
  const [printed, [code]] = await Promise.all([text(shell.stdout), once(shell, 'exit')]);
  const { one, all } = peaks.stop();
  if (code !== 0) throw new Error(`${command.join(' ')} failed: ${printed}`);
  const [, minutes, seconds] = /(\d+)m([\d.]+)s \S+\s*$/.exec(printed) ?? [];
  return {
    wall: (performance.now() - start) / 1000,
    cpu: Number(minutes) * 60 + Number(seconds),
    memory: one,
    memoryOfAll: all,
  };
}
