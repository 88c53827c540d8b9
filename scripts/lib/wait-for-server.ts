import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 60_000;

/**
 * Waits until a started server responds.
 * @throws Error when it exits, or does not respond within a minute
 */
export async function waitForServer(origin: string, server: ChildProcess): Promise<void> {
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  for (const start = performance.now(); performance.now() - start < TIMEOUT_MS; await wait(100)) {
    if (server.exitCode !== null) break;
    if (await answers()) return;
  }
  throw new Error(`${server.spawnfile} did not start; see its output above.`);
}
