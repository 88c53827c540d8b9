import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/**
 * Waits until a server that was just started answers.
 * @throws Error when it ends instead, or does not answer for a minute
 */
export async function waitForServer(origin: string, server: ChildProcess): Promise<void> {
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  for (const start = performance.now(); performance.now() - start < PATIENCE_MS; await wait(100)) {
    if (server.exitCode !== null) break;
    if (await answers()) return;
  }
  throw new Error(`${server.spawnfile} did not start; it says why above.`);
}
