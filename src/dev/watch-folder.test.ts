import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
  // Vitest fails when a callback throws.
  for (let turn = 0; turn < 200; turn++) {
    mkdirSync(join(dir, 'x', 'y', 'z'), { recursive: true });
    if (turn % 3 === 0) await sleep(1);
    rmSync(join(dir, 'x'), { recursive: true });
    if (turn % 2 === 0) await sleep(1);
  }
  mkdirSync(join(dir, 'x', 'y'), { recursive: true });
  await vi.waitFor(() => expect(seen).toContain(join(dir, 'x')));
  await sleep(100);
  const file = join(dir, 'x', 'y', 'file');
  writeFileSync(file, '');
  await vi.waitFor(() => expect(seen).toContain(file));
});
