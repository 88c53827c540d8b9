/** What holds for every content store. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileRoutes } from '../../src/studio/server/file-routes.ts';
import { guard } from '../../src/studio/server/guard.ts';
import { type ContentStore, onCurrent, stampOf } from '../../src/studio/store/content-store.ts';
import { createDraftStore } from '../../src/studio/store/draft-store.ts';
import { createFolderClient } from '../../src/studio/store/folder/folder-client.ts';
import { createFolderStore } from '../../src/studio/store/folder/folder-store.ts';
import { createGithubStore } from '../../src/studio/store/github-store.ts';
import { createDraftMemory } from './draft-memory.ts';
import { REPOSITORY, startGithub } from './github-double.ts';
import { createMemoryStore } from './memory-store.ts';

interface Opened {
  store: ContentStore;
  close?: () => Promise<void>;
}

const STORES: Record<string, () => Promise<Opened>> = {
  'in memory': async () => ({ store: createMemoryStore() }),
  'of drafts': async () => ({
    store: await createDraftStore(createMemoryStore(), createDraftMemory()),
  }),
  'of a folder': async () => {
    const dir = await mkdtemp(join(tmpdir(), 'store-'));
    return { store: createFolderStore(dir), close: () => rm(dir, { recursive: true }) };
  },
  'of the folder of a server': async () => {
    const dir = await mkdtemp(join(tmpdir(), 'store-'));
    const token = 'token of the document';
    const routes = fileRoutes(createFolderStore(dir));
    const server = createServer(guard(routes, { token, failed: String }).request);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    const { fetch } = globalThis;
    // As a document of that server would ask.
    vi.stubGlobal('fetch', (path: string, { headers, ...init }: RequestInit) =>
      fetch(origin + path, { ...init, headers: { ...headers, origin } }),
    );
    return {
      store: createFolderClient(token),
      async close() {
        vi.unstubAllGlobals();
        server.close();
        await rm(dir, { recursive: true });
      },
    };
  },
  'on GitHub': async () => {
    const { url, close } = await startGithub();
    const store = createGithubStore({ repository: REPOSITORY, branch: 'main', token: 'write', api: url });
    return { store, close };
  },
};

const bytes = (text: string) => new TextEncoder().encode(text);
const changes = (files: Record<string, string | undefined>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, text === undefined ? undefined : bytes(text)]));
const PICTURE = Uint8Array.from({ length: 256 }, (_, at) => at);

describe.each(Object.entries(STORES))('a store %s', (_, open) => {
  let store: ContentStore;
  let close: Opened['close'];
  beforeEach(async () => {
    ({ store, close } = await open());
    const empty = await store.snapshot();
    await store.commit(
      empty,
      new Map([
        ...changes({ 'site.yaml': 'name: A\n', 'pages/home.yaml': 'title: Ä\n' }),
        ['images/a.png', PICTURE],
      ]),
      'Begin',
    );
  });
  afterEach(() => close?.());

  const texts = async () => {
    const snapshot = await store.snapshot();
    const read = await store.read(snapshot, [...snapshot.files.keys()]);
    const shown = [...read].filter(([name]) => !name.startsWith('images/'));
    return Object.fromEntries(shown.map(([name, one]) => [name, new TextDecoder().decode(one)]));
  };

  it('names every file with the stamp that Git gives it, and its size', async () => {
    const { files } = await store.snapshot();
    expect([...files.keys()].sort()).toEqual(['images/a.png', 'pages/home.yaml', 'site.yaml']);
    const stamp = execFileSync('git', ['hash-object', '--stdin'], { input: 'title: Ä\n', encoding: 'utf8' });
    expect(files.get('pages/home.yaml')).toMatchObject({ stamp: stamp.trim(), size: 10 });
    expect(files.get('images/a.png')).toMatchObject({ stamp: await stampOf(PICTURE), size: 256 });
  });

  it('reads the bytes as they were written', async () => {
    const snapshot = await store.snapshot();
    const read = await store.read(snapshot, ['images/a.png', 'site.yaml', 'pages/gone.yaml']);
    expect([...read.keys()]).toEqual(['images/a.png', 'site.yaml']);
    expect([...(read.get('images/a.png') ?? [])]).toEqual([...PICTURE]);
  });

  it('writes, makes and deletes files in one commit, and returns what is there then', async () => {
    const on = await store.snapshot();
    const after = await store.commit(
      on,
      changes({ 'site.yaml': 'name: B\n', 'text/new.md': 'New\n', 'pages/home.yaml': undefined }),
      'Change all',
    );
    expect(await texts()).toEqual({ 'site.yaml': 'name: B\n', 'text/new.md': 'New\n' });
    expect(after.version).not.toBe(on.version);
    expect(after).toEqual(await store.snapshot());
  });

  it('gives the same version for the same content', async () => {
    expect((await store.snapshot()).version).toBe((await store.snapshot()).version);
  });

  it.each([
    ['has changed', { 'site.yaml': 'name: Theirs\n' }, { 'site.yaml': 'name: Mine\n' }],
    ['has gone', { 'site.yaml': undefined }, { 'site.yaml': 'name: Mine\n' }],
    ['has appeared', { 'pages/new.yaml': 'title: Theirs\n' }, { 'pages/new.yaml': 'title: Mine\n' }],
    ['is to be deleted and has changed', { 'site.yaml': 'name: Theirs\n' }, { 'site.yaml': undefined }],
  ])('writes nothing where a file %s meanwhile', async (_, theirs, mine) => {
    const on = await store.snapshot();
    await store.commit(on, changes(theirs), 'Theirs');
    const before = await texts();
    const both = changes({ 'pages/home.yaml': 'title: Mine\n', ...mine });
    await expect(store.commit(on, both, 'Mine')).rejects.toMatchObject({ refusal: 'stale' });
    expect(await texts()).toEqual(before);
  });

  it('lets one of two win who write the same file in the same moment', async () => {
    const on = await store.snapshot();
    const both = ['One', 'Two'].map((one) => store.commit(on, changes({ 'site.yaml': one }), one));
    const outcomes = await Promise.allSettled(both);
    const [winner] = outcomes.flatMap(({ status }, at) => (status === 'fulfilled' ? [at] : []));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await texts())['site.yaml']).toBe(['One', 'Two'][winner ?? -1]);
  });

  it('does work again where the content has changed meanwhile, and no longer than that', async () => {
    const versions: string[] = [];
    await onCurrent(store, async (on) => {
      versions.push(on.version);
      if (versions.length === 1) await store.commit(on, changes({ 'site.yaml': 'Theirs' }), 'Theirs');
      await store.commit(on, changes({ 'site.yaml': 'Mine' }), 'Mine');
    });
    expect(new Set(versions).size).toBe(2);
    expect((await texts())['site.yaml']).toBe('Mine');
    const old = await store.snapshot();
    await store.commit(old, changes({ 'site.yaml': 'Newer' }), 'Newer');
    const stuck = onCurrent(store, () => store.commit(old, changes({ 'site.yaml': 'Older' }), 'Older'));
    await expect(stuck).rejects.toMatchObject({ refusal: 'stale' });
  });
});
