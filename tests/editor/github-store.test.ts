import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore } from '../../src/studio/store/draft-store.ts';
import { createGithubStore } from '../../src/studio/store/github-store.ts';
import { createDraftMemory } from './draft-memory.ts';
import { type Github, REPOSITORY, startGithub } from './github-double.ts';

let github: Github;
beforeEach(async () => {
  github = await startGithub();
  github.commit(
    new Map([
      ['content/site.yaml', Buffer.from('name: Cedarline\n')],
      ['content/pages/home.yaml', Buffer.from('title: Home\n')],
      ['content/pages/.home.yaml.tmp', Buffer.from('title: Half a fi')],
      ['content/text/old.md', Buffer.from([0x43, 0x61, 0x66, 0xe9])],
      ['content/images/a.png', Buffer.from([137, 80, 78, 71, 0, 1, 2])],
    ]),
    'Add the content',
  );
});
afterEach(() => github.close());

const open = (token = 'write') =>
  createGithubStore({ repository: REPOSITORY, branch: 'main', token, api: github.url });
const changes = (text = 'name: Mine\n') => new Map([['site.yaml', Buffer.from(text)]]);

it('opens in four requests, and publishes in one', async () => {
  const store = open();
  expect(await store.access()).toEqual({
    canWrite: true,
    isArchived: false,
    isProtected: false,
    codeVersion: github.git('rev-parse', 'main:src'),
  });
  const on = await store.snapshot();
  expect([...on.files.keys()]).toEqual(['images/a.png', 'pages/home.yaml', 'site.yaml', 'text/old.md']);
  const read = await store.read(on, ['site.yaml', 'pages/home.yaml']);
  expect(String(Buffer.from(read.get('site.yaml') ?? []))).toBe('name: Cedarline\n');
  expect(github.state.requests).toHaveLength(4);
  const after = await store.commit(on, changes(), 'Change the name');
  expect(github.state.requests).toHaveLength(5);
  expect(github.git('show', 'main:content/site.yaml')).toBe('name: Mine');
  expect(github.git('log', '-1', '--format=%an: %s', 'main')).toBe('Mona: Change the name');
  expect(github.git('show', '--stat', '--format=', 'main')).toContain('1 file changed');
  expect(github.git('rev-parse', 'main')).toBe(after.version);
  expect(github.git('fsck', '--strict')).toBe('');
});

it('asks for the files again only when the branch has moved', async () => {
  const store = open();
  const first = await store.snapshot();
  expect(await store.snapshot()).toBe(first);
  github.commit(new Map([['content/site.yaml', Buffer.from('name: Theirs\n')]]), 'Theirs');
  expect((await store.snapshot()).version).not.toBe(first.version);
  expect(github.state.requests.filter((one) => one.includes('/trees/'))).toHaveLength(2);
});

it('takes back a commit of before, and what others have changed since is told', async () => {
  github.commit(
    new Map([
      ['content/site.yaml', Buffer.from('name: Wrong\n')],
      ['content/pages/wrong.yaml', Buffer.from('title: Wrong\n')],
      ['content/pages/home.yaml', undefined],
      ['README.md', Buffer.from('# Other\n')],
    ]),
    'Write what is wrong',
  );
  github.commit(new Map([['content/site.yaml', Buffer.from('name: Wrong\nphone: 1\n')]]), 'Add a phone');
  github.commit(new Map([['README.md', Buffer.from('# Ours\n')]]), 'Change a guide');
  const published = open();
  const [, wrong] = await published.history();
  expect(wrong).toMatchObject({ words: 'Write what is wrong', author: 'Mona' });
  expect(Date.parse(String(wrong?.date))).toBeGreaterThan(0);
  const store = await createDraftStore(published, createDraftMemory());
  await store.revert(await published.at(String(wrong?.version)), await published.at(String(wrong?.parent)));
  const text = (bytes?: Uint8Array) => bytes && String(Buffer.from(bytes));
  const drafts = store.drafts().map(({ name, base, bytes }) => [name, text(base?.bytes), text(bytes)]);
  expect(drafts.sort()).toEqual([
    ['pages/home.yaml', undefined, 'title: Home\n'],
    ['pages/wrong.yaml', 'title: Wrong\n', undefined],
    ['site.yaml', 'name: Wrong\n', 'name: Cedarline\n'],
  ]);
  expect((await store.overtaken()).map(({ draft }) => draft.name)).toEqual(['site.yaml']);
});

it('reads what is no UTF-8, and no text, byte by byte', async () => {
  const store = open();
  const read = await store.read(await store.snapshot(), ['text/old.md', 'images/a.png']);
  expect([...(read.get('text/old.md') ?? [])]).toEqual([0x43, 0x61, 0x66, 0xe9]);
  expect([...(read.get('images/a.png') ?? [])]).toEqual([137, 80, 78, 71, 0, 1, 2]);
});

it('leaves the files beside the content alone', async () => {
  const store = open();
  await store.commit(await store.snapshot(), new Map([['README.md', Buffer.from('Guide\n')]]), 'Add a guide');
  expect(github.git('show', 'main:README.md')).toBe('# The website');
  expect(github.git('show', 'main:content/README.md')).toBe('Guide');
});

it('shortens a long first line of the words, and keeps all of them below', async () => {
  const store = open();
  const words = `${'word '.repeat(30).trim()}\n\n- one\n- two`;
  await store.commit(await store.snapshot(), changes(), words);
  const [subject = '', , ...body] = github.git('log', '-1', '--format=%B', 'main').split('\n');
  expect(subject).toMatch(/^word word .*…$/);
  expect(subject.length).toBeLessThanOrEqual(72);
  expect(body.join('\n')).toBe(words);
});

it('lets the browser keep a picture, and nothing that may change', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const store = open();
  await store.read(await store.snapshot(), ['images/a.png', 'site.yaml']);
  const kept = asked.mock.calls.filter(([, init]) => init?.cache !== 'no-store').map(([address]) => address);
  asked.mockRestore();
  expect(kept).toEqual([
    expect.stringContaining(`/blobs/${github.git('rev-parse', 'main:content/images/a.png')}`),
  ]);
});

describe('changes for review', () => {
  it('are a pull request of a branch of their own', async () => {
    github.state.isProtected = true;
    const store = open();
    const on = await store.snapshot();
    const all = new Map([...changes(), ['images/a.png', undefined]] as const);
    const address = await store.publishForReview(on, all, 'Change the name\n\n- one\n- two');
    expect(address).toBe(`https://github.com/${REPOSITORY}/pull/1`);
    const [pull] = github.state.pulls;
    expect(pull).toMatchObject({ title: 'Change the name', body: '- one\n- two', base: 'main' });
    expect(github.git('diff', '--name-status', 'main', pull?.head ?? '')).toBe(
      'D\tcontent/images/a.png\nM\tcontent/site.yaml',
    );
    expect(await store.snapshot()).toBe(on);
    await store.publishForReview(on, all, 'Change the name');
    expect(new Set(github.state.pulls.map(({ head }) => head)).size).toBe(2);
  });

  it.each([
    ['somebody may only read', 'read', {}, 'read-only'],
    ['the right for pull requests is missing', 'write', { isWithoutPulls: true }, 'read-only'],
    ['the website is archived', 'write', { isArchived: true }, 'read-only'],
    ['the token has expired', 'expired', {}, 'signed-out'],
  ])('leave no branch behind where %s', async (_, token, state, refusal) => {
    const on = await open().snapshot();
    Object.assign(github.state, state);
    await expect(open(token).publishForReview(on, changes(), 'Mine')).rejects.toMatchObject({ refusal });
    expect(github.git('for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
  });

  it('are refused where they are too large, and leave no branch behind', async () => {
    const large = new Map([['images/b.png', new Uint8Array(20_000_001)]]);
    const made = open().publishForReview(await open().snapshot(), large, 'Add');
    await expect(made).rejects.toMatchObject({ refusal: 'too-large' });
    expect(github.git('for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
  });
});

describe('a refusal', () => {
  const commit = async (token = 'write', given = changes()) => {
    const on = await open().snapshot();
    return open(token).commit(on, given, 'Change');
  };

  it.each([
    ['an expired token', 'expired', 'signed-out', /Sign in again/],
    ['a repository that cannot be seen', 'none', 'no-access', /invite you/],
  ])('of %s', async (_, token, refusal, sentence) => {
    for (const ask of [() => open(token).access(), () => open(token).snapshot(), () => commit(token)]) {
      await expect(ask()).rejects.toMatchObject({ refusal, message: expect.stringMatching(sentence) });
    }
  });

  it('of somebody who may only read', async () => {
    expect(await open('read').access()).toMatchObject({ canWrite: false });
    await expect(commit('read')).rejects.toMatchObject({ refusal: 'read-only' });
  });

  it('of an archived repository', async () => {
    github.state.isArchived = true;
    await expect(commit()).rejects.toMatchObject({
      refusal: 'read-only',
      message: expect.stringMatching(/archived/),
    });
  });

  it('of a protected branch', async () => {
    github.state.isProtected = true;
    expect(await open().access()).toMatchObject({ isProtected: true });
    await expect(commit()).rejects.toMatchObject({ refusal: 'protected' });
  });

  it('of a branch that has moved, whatever has changed on it', async () => {
    const on = await open().snapshot();
    github.commit(new Map([['README.md', Buffer.from('# Ours\n')]]), 'Theirs');
    await expect(open().commit(on, changes(), 'Mine')).rejects.toMatchObject({ refusal: 'stale' });
    expect(github.git('show', 'main:content/site.yaml')).toBe('name: Cedarline');
  });

  it('of too many requests, with the time from which on it works again', async () => {
    github.state.isLimited = true;
    await expect(open().snapshot()).rejects.toMatchObject({
      refusal: 'too-many',
      message: expect.stringMatching(/try again after \d+:\d\d/),
    });
  });

  it('of more than one commit can take, before anything is sent', async () => {
    const on = await open().snapshot();
    const before = github.state.requests.length;
    const large = new Map([['images/b.png', new Uint8Array(20_000_001)]]);
    await expect(open().commit(on, large, 'Add')).rejects.toMatchObject({ refusal: 'too-large' });
    expect(github.state.requests).toHaveLength(before);
  });

  it('of a server that fails, or is not there', async () => {
    github.state.isDown = true;
    await expect(open().snapshot()).rejects.toMatchObject({ refusal: 'offline' });
    const nowhere = createGithubStore({
      repository: REPOSITORY,
      branch: 'main',
      token: 'write',
      api: 'http://127.0.0.1:9',
    });
    await expect(nowhere.snapshot()).rejects.toMatchObject({ refusal: 'offline' });
  });

  it('is explained by the rules of the branch, and in a proposal by what GitHub says', async () => {
    const on = await open().snapshot();
    const twice = new Map([...on.files, ['text/gone.md', { stamp: '', size: 0 }]] as const);
    const remove = [{ ...on, files: twice }, new Map([['text/gone.md', undefined]]), 'Remove'] as const;
    await expect(open().commit(...remove)).rejects.toMatchObject({ refusal: 'protected' });
    await expect(open().publishForReview(...remove)).rejects.toThrow(/does not exist/);
  });
});
