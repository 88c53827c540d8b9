import { beforeEach, describe, expect, it } from 'vitest';
import { type ContentStore, StoreError } from '../../src/studio/store/content-store.ts';
import { createDraftStore, type Draft, type DraftStore } from '../../src/studio/store/draft-store.ts';
import { createDraftMemory } from './draft-memory.ts';
import { createMemoryStore } from './memory-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (given: Uint8Array | undefined) => given && new TextDecoder().decode(given);
const changes = (files: Record<string, string | undefined>) =>
  new Map(Object.entries(files).map(([name, one]) => [name, one === undefined ? undefined : bytes(one)]));

let published: ContentStore;
let storage: ReturnType<typeof createDraftMemory>;
let store: DraftStore;
const begin = { 'site.yaml': 'name: A\n', 'pages/home.yaml': 'title: A\n', 'text/a.md': 'A\n' };
beforeEach(async () => {
  published = createMemoryStore();
  await write(published, begin);
  storage = createDraftMemory();
  store = await createDraftStore(published, storage);
});

async function write(to: ContentStore, files: Record<string, string | undefined>) {
  return to.commit(await to.snapshot(), changes(files), 'Change');
}
async function textsOf(of: ContentStore) {
  const on = await of.snapshot();
  const read = await of.read(on, [...on.files.keys()].sort());
  return Object.fromEntries([...read].map(([name, one]) => [name, text(one)]));
}
const shown = (drafts: readonly Draft[]) =>
  drafts.map((one) => ({ name: one.name, base: text(one.base?.bytes), now: text(one.bytes) }));

describe('a draft', () => {
  it('stays in this browser, with the version that it began from', async () => {
    await write(store, { 'site.yaml': 'name: B\n', 'text/new.md': 'New\n', 'text/a.md': undefined });
    await write(store, { 'site.yaml': 'name: C\n' });
    expect(shown(store.drafts())).toEqual([
      { name: 'site.yaml', base: 'name: A\n', now: 'name: C\n' },
      { name: 'text/new.md', base: undefined, now: 'New\n' },
      { name: 'text/a.md', base: 'A\n', now: undefined },
    ]);
    expect(await textsOf(published)).toEqual(begin);
    const again = await createDraftStore(published, storage);
    expect(shown(again.drafts())).toEqual(shown(store.drafts()));
    expect(await textsOf(again)).toEqual({
      'pages/home.yaml': 'title: A\n',
      'site.yaml': 'name: C\n',
      'text/new.md': 'New\n',
    });
  });

  it('goes when the file is again as it is published', async () => {
    await write(store, { 'site.yaml': 'name: B\n', 'text/new.md': 'New\n', 'text/a.md': undefined });
    await write(store, { ...begin, 'text/new.md': undefined });
    expect(store.drafts()).toEqual([]);
    expect(storage.kept.size).toBe(0);
    expect(await store.snapshot()).toEqual(await published.snapshot());
  });

  it('needs no connection once its text has been read, then or in an earlier session', async () => {
    await store.read(await store.snapshot(), ['site.yaml']);
    await write(store, { 'text/a.md': 'Mine\n' });
    const again = await createDraftStore(published, storage);
    published.read = () => Promise.reject(new StoreError('offline'));
    await write(store, { 'site.yaml': 'name: B\n' });
    expect(shown(store.drafts())).toMatchObject([{}, { base: 'name: A\n', now: 'name: B\n' }]);
    await again.discard(['text/a.md']);
    expect(text((await again.read(await again.snapshot(), ['text/a.md'])).get('text/a.md'))).toBe('A\n');
    await store.publish('Mine');
    const on = await store.snapshot();
    expect(text((await store.read(on, ['site.yaml'])).get('site.yaml'))).toBe('name: B\n');
  });

  it('is not taken for what an older snapshot has', async () => {
    const on = await store.snapshot();
    await write(store, { 'site.yaml': 'name: B\n' });
    await expect(store.read(on, ['site.yaml'])).rejects.toMatchObject({ refusal: 'stale' });
  });

  it('that cannot be kept changes nothing, and says so', async () => {
    await write(store, { 'site.yaml': 'name: B\n' });
    const before = [await store.snapshot(), shown(store.drafts())];
    storage.isFull = true;
    for (const refused of [
      () => write(store, { 'site.yaml': 'name: C\n', 'text/new.md': 'New\n' }),
      () => store.rebase('site.yaml', bytes('name: C\n')),
      () => store.discard(['site.yaml']),
    ])
      await expect(refused()).rejects.toMatchObject({ refusal: 'not-kept' });
    expect([await store.snapshot(), shown(store.drafts())]).toEqual(before);
    storage.isFull = false;
    await write(store, { 'site.yaml': 'name: C\n' });
    expect(shown([...storage.kept.values()])).toMatchObject([{ base: 'name: A\n', now: 'name: C\n' }]);
  });

  it('is forgotten when it is discarded', async () => {
    await write(store, { 'site.yaml': 'name: B\n', 'text/a.md': undefined });
    await store.discard(['text/a.md']);
    expect(await textsOf(store)).toEqual({ ...begin, 'site.yaml': 'name: B\n' });
    expect([...storage.kept.keys()]).toEqual(['site.yaml']);
  });
});

describe('publishing', () => {
  it('makes one commit of all drafts, which then are gone', async () => {
    await write(store, { 'site.yaml': 'name: B\n', 'text/new.md': 'New\n', 'text/a.md': undefined });
    const said: string[] = [];
    const { commit } = published;
    published.commit = (on, given, words) => {
      said.push(`${words}: ${[...given.keys()]}`);
      return commit(on, given, words);
    };
    const after = await store.publish('All of it');
    expect(said).toEqual(['All of it: site.yaml,text/new.md,text/a.md']);
    expect(await textsOf(published)).toEqual({
      'pages/home.yaml': 'title: A\n',
      'site.yaml': 'name: B\n',
      'text/new.md': 'New\n',
    });
    expect(after).toEqual(await published.snapshot());
    expect(await store.snapshot()).toEqual(after);
    expect([store.drafts(), storage.kept.size]).toEqual([[], 0]);
    expect(await store.publish('Nothing')).toEqual(after);
    expect(said).toHaveLength(1);
  });

  it('goes on from what others have published in other files', async () => {
    await write(store, { 'site.yaml': 'name: Mine\n' });
    await write(published, { 'pages/home.yaml': 'title: Theirs\n' });
    // As a repository does, in which every commit is made on the newest one.
    const { commit } = published;
    published.commit = async (on, ...given) => {
      if (on.version !== (await published.snapshot()).version) throw new StoreError('stale');
      return commit(on, ...given);
    };
    await store.publish('Mine');
    expect(await textsOf(published)).toMatchObject({
      'site.yaml': 'name: Mine\n',
      'pages/home.yaml': 'title: Theirs\n',
    });
    expect(await textsOf(store)).toEqual(await textsOf(published));
  });

  it('loses nothing where it is refused', async () => {
    await write(store, { 'site.yaml': 'name: B\n' });
    const { commit } = published;
    published.commit = () => Promise.reject(new StoreError('signed-out'));
    await expect(store.publish('Mine')).rejects.toMatchObject({ refusal: 'signed-out' });
    expect(shown([...storage.kept.values()])).toEqual(shown(store.drafts()));
    published.commit = commit;
    await store.publish('Mine');
    expect(await textsOf(published)).toMatchObject({ 'site.yaml': 'name: B\n' });
  });

  it('is done where only its answer was lost', async () => {
    await write(store, { 'site.yaml': 'name: B\n', 'text/a.md': undefined });
    const { commit } = published;
    published.commit = async (...given) => {
      await commit(...given);
      throw new StoreError('offline');
    };
    await expect(store.publish('Mine')).rejects.toMatchObject({ refusal: 'offline' });
    const stored = [...storage.kept.values()];
    await store.refresh();
    expect([store.drafts(), storage.kept.size]).toEqual([[], 0]);
    await storage.change(stored, []);
    expect((await createDraftStore(published, storage)).drafts()).toEqual([]);
    expect(storage.kept.size).toBe(0);
  });
});

describe('a published file that changes', () => {
  const mine = { 'site.yaml': 'name: Mine\n', 'pages/new.yaml': 'title: Mine\n', 'text/a.md': 'Mine\n' };
  const theirs = {
    'site.yaml': 'name: Theirs\n',
    'pages/new.yaml': 'title: Theirs\n',
    'text/a.md': undefined,
  };

  it('is seen after a refresh, and not before', async () => {
    await write(published, { 'pages/home.yaml': 'title: Theirs\n' });
    expect(await textsOf(store)).toEqual(begin);
    await store.refresh();
    expect(await textsOf(store)).toEqual({ ...begin, 'pages/home.yaml': 'title: Theirs\n' });
  });

  it('is not forgotten for an older answer that comes late', async () => {
    await write(store, { 'site.yaml': 'name: Mine\n' });
    const older = await published.snapshot();
    const { snapshot } = published;
    let answer = (_: typeof older) => {};
    published.snapshot = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const refreshed = store.refresh();
    const after = await store.publish('Mine');
    published.snapshot = snapshot;
    answer(older);
    await refreshed;
    expect(await store.snapshot()).toEqual(after);
  });

  it('overtakes its draft, which keeps its words and is not published over it', async () => {
    await write(store, mine);
    await write(published, { ...theirs, 'pages/home.yaml': 'title: Theirs\n' });
    await expect(store.publish('Mine')).rejects.toMatchObject({ refusal: 'stale' });
    await store.refresh();
    const overtaken = await store.overtaken();
    expect(overtaken.map(({ draft, theirs: now }) => [draft.name, text(draft.bytes), text(now)])).toEqual([
      ['site.yaml', 'name: Mine\n', 'name: Theirs\n'],
      ['pages/new.yaml', 'title: Mine\n', 'title: Theirs\n'],
      ['text/a.md', 'Mine\n', undefined],
    ]);
    await expect(store.publish('Mine')).rejects.toMatchObject({ refusal: 'stale' });
    expect(await textsOf(published)).toMatchObject({ 'site.yaml': 'name: Theirs\n' });
    expect(await textsOf(store)).toEqual({ ...mine, 'pages/home.yaml': 'title: Theirs\n' });
  });

  it('is what a draft goes on from once it is rebased', async () => {
    await write(store, mine);
    await write(published, theirs);
    await store.refresh();
    await store.rebase('site.yaml', bytes('name: Both\n'));
    await store.rebase('pages/new.yaml', bytes('title: Theirs\n'));
    await store.rebase('text/a.md', undefined);
    expect(await store.overtaken()).toEqual([]);
    expect(shown([...storage.kept.values()])).toEqual([
      { name: 'site.yaml', base: 'name: Theirs\n', now: 'name: Both\n' },
    ]);
    await store.publish('Both');
    expect(await textsOf(published)).toEqual({
      'pages/home.yaml': 'title: A\n',
      'pages/new.yaml': 'title: Theirs\n',
      'site.yaml': 'name: Both\n',
    });
  });

  it('never takes the place of words taken back, without a word', async () => {
    await write(store, mine);
    await write(published, theirs);
    await store.refresh();
    const after = await write(store, { 'site.yaml': begin['site.yaml'] });
    expect(text((await store.read(after, ['site.yaml'])).get('site.yaml'))).toBe(begin['site.yaml']);
    expect((await store.overtaken()).map(({ draft }) => draft.name)).toContain('site.yaml');
  });
});
