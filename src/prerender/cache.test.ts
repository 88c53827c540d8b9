import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cachedFolder, fingerprint } from './cache.ts';

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'cache-'));
});
afterEach(() => rm(cache, { recursive: true }));

test('a fingerprint depends on each part and on where the parts divide', () => {
  expect(fingerprint('a', 'b')).toBe(fingerprint('a', 'b'));
  expect(fingerprint('a', 'b')).not.toBe(fingerprint('a', 'c'));
  expect(fingerprint('ab', '')).not.toBe(fingerprint('a', 'b'));
});

test('a cached folder gets its name when it is complete, and is not filled again', async () => {
  let times = 0;
  const make = async () => {
    times++;
    expect(await readdir(cache)).not.toContain('x');
  };
  expect(await cachedFolder(cache, 'x', make)).toBe(await cachedFolder(cache, 'x', make));
  expect(times).toBe(1);
});

test('filling that fails leaves nothing behind and is repeated', async () => {
  const failing = cachedFolder(cache, 'x', async (folder) => {
    await writeFile(join(folder, 'half'), 'h');
    throw new Error('stopped');
  });
  await expect(failing).rejects.toThrow('stopped');
  expect(await readdir(cache)).toEqual([]);
  const folder = await cachedFolder(cache, 'x', (draft) => writeFile(join(draft, 'whole'), 'w'));
  expect(await readdir(folder)).toEqual(['whole']);
});

test('two builds that fill the same folder at once both find it complete', async () => {
  const make = async (draft: string) => {
    await writeFile(join(draft, 'one'), '1');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await writeFile(join(draft, 'two'), '2');
  };
  const [first, second] = await Promise.all([cachedFolder(cache, 'x', make), cachedFolder(cache, 'x', make)]);
  expect(first).toBe(second);
  expect(await readdir(first)).toEqual(['one', 'two']);
  expect(await readdir(cache)).toEqual(['x']);
});
