import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchFolder } from './watch-folder.ts';

it('outlives folders that come and go', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'watch-'));
  const seen = new Set<string>();
  const stop = watchFolder(dir, (paths) => {
    for (const path of paths) seen.add(path);
  });
  onTestFinished(() => {
    stop();
    rmSync(dir, { recursive: true });
  });
  // Another process, so that a folder can go while it is being added. Vitest fails when a callback throws.
  const loop = 'for i in $(seq 200); do mkdir -p x/y/z; rm -rf x; done';
  await promisify(execFile)('sh', ['-c', loop], { cwd: dir });
  mkdirSync(join(dir, 'x', 'y'), { recursive: true });
  await vi.waitFor(() => expect(seen).toContain(join(dir, 'x')));
  await sleep(100);
  const file = join(dir, 'x', 'y', 'file');
  writeFileSync(file, '');
  await vi.waitFor(() => expect(seen).toContain(file));
});
