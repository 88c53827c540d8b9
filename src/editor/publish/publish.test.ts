import { chmodSync, existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  BARE_ENV,
  type Clone,
  plainFolder,
  publishedWebsite,
  type Website,
} from '../../../tests/editor/repositories.ts';
import type { PublishRequest } from './messages.ts';
import { publish } from './publish.ts';
import { publishState } from './state.ts';

const ABOUT = 'content/pages/about.yaml';
const HOME = 'content/pages/home.yaml';
const TEAM = 'content/pages/team.yaml';

let site: Website;
let servers: Server[] = [];
beforeEach(() => {
  site = publishedWebsite();
});
afterEach(() => {
  rmSync(site.root, { recursive: true });
  for (const server of servers) server.close();
  servers = [];
});

const publishFrom = ({ contentDir, env }: Clone, request: PublishRequest = {}, networkMs = 20_000) =>
  publish(contentDir, request, { env, networkMs });
const stateOf = ({ contentDir, env }: Clone) => publishState(contentDir, env);
const onServer = (file: string) => site.anna.git('--git-dir', site.server, 'show', `main:${file}`);
const log = (clone: Clone, format = '%s') => clone.git('log', `--format=${format}`, 'HEAD').split('\n');

/** A server that answers each request in one way, for addresses of remotes. */
async function remoteAt(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer as never);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/site.git`;
}

describe('publishing', () => {
  test('sends a changed word, with a sentence made of the change', async () => {
    const { anna } = site;
    anna.edit(ABOUT, 'Networks that nobody notices', 'Networks that everybody notices');
    expect(await publishFrom(anna)).toMatchObject({ kind: 'sent', merged: false, notes: [] });
    expect(onServer(ABOUT)).toContain('everybody');
    expect(log(anna)[0]).toBe('Change text of About Us');
    expect((await stateOf(anna)).files).toEqual([]);
    expect(await publishFrom(anna)).toEqual({ kind: 'nothing' });
  });

  test('says each step', async () => {
    const { anna } = site;
    anna.edit(ABOUT, 'nobody', 'everybody');
    const steps: string[] = [];
    await publish(anna.contentDir, {}, { env: anna.env, onStep: (step) => steps.push(step) });
    expect(steps).toEqual(['check', 'keep', 'fetch', 'merge', 'send']);
  });

  test('sends new, changed and deleted files of content, and nothing else', async () => {
    const { anna } = site;
    anna.edit(ABOUT, 'nobody', 'everybody');
    writeFileSync(
      join(anna.contentDir, 'pages/staff.yaml'),
      anna
        .read(ABOUT)
        .replace('About Us', 'Staff')
        .replace('second', 'third')
        .replace('formerly:\n  - /company\n', ''),
    );
    rmSync(join(anna.contentDir, 'images/small.jpg'));
    writeFileSync(join(anna.folder, 'program.js'), 'two\n');
    writeFileSync(join(anna.folder, 'staged.js'), 'staged\n');
    anna.git('add', 'staged.js');
    writeFileSync(join(anna.folder, 'new.js'), 'new\n');
    const before = anna.git('status', '--porcelain', '--', 'program.js', 'staged.js', 'new.js');
    expect(await publishFrom(anna)).toMatchObject({ kind: 'sent' });
    expect(anna.git('status', '--porcelain')).toBe(before);
    expect(before).toBe('M program.js\nA  staged.js\n?? new.js'.replace(/^/, ' '));
    expect(anna.git('show', '--name-status', '--format=', 'HEAD').split('\n').sort()).toEqual([
      'A\tcontent/pages/staff.yaml',
      'D\tcontent/images/small.jpg',
      'M\tcontent/pages/about.yaml',
    ]);
    expect(onServer('program.js')).toBe('one');
  });

  test('refuses content with mistakes, and commits nothing', async () => {
    const { anna } = site;
    const before = log(anna);
    anna.edit(ABOUT, 'heading:', 'headline:');
    const answer = await publishFrom(anna);
    expect(answer).toMatchObject({ kind: 'refused', note: { code: 'content-errors' } });
    expect(answer.kind === 'refused' && answer.problems.map(({ code }) => code)).toEqual(['unknown-key']);
    expect(log(anna)).toEqual(before);
  });

  test('goes to an empty server the first time', async () => {
    const { anna, root } = site;
    anna.git('init', '--quiet', '--bare', join(root, 'empty.git'));
    anna.git('remote', 'set-url', 'origin', join(root, 'empty.git'));
    anna.git('update-ref', '-d', 'refs/remotes/origin/main');
    expect(await stateOf(anna)).toMatchObject({ way: 'send', notes: [{ code: 'first-time' }] });
    expect(await publishFrom(anna)).toMatchObject({ kind: 'sent' });
    expect(anna.git('--git-dir', join(root, 'empty.git'), 'log', '--format=%s', 'main')).toBe('Begin');
  });
});

describe('others have published', () => {
  test('other pages: both arrive', async () => {
    const { anna } = site;
    const ben = site.clone('ben');
    ben.edit(HOME, 'Everything begins here', 'It all begins here');
    ben.push();
    anna.edit(ABOUT, 'nobody', 'everybody');
    expect(await publishFrom(anna)).toMatchObject({ kind: 'sent', merged: true });
    expect(onServer(HOME)).toContain('It all');
    expect(onServer(ABOUT)).toContain('everybody');
    expect(anna.read(HOME)).toContain('It all');
    expect(anna.git('status', '--porcelain')).toBe('');
  });

  test('nothing of ours: theirs comes in', async () => {
    const { anna } = site;
    const ben = site.clone('ben');
    ben.edit(HOME, 'Everything', 'It all');
    ben.push();
    expect(await publishFrom(anna)).toMatchObject({ kind: 'sent', merged: true });
    expect(anna.read(HOME)).toContain('It all');
  });

  test('neighbouring lines are no conflict', async () => {
    const { anna } = site;
    const ben = site.clone('ben');
    ben.edit(ABOUT, 'heading: Vision', 'heading: Our Vision');
    ben.push();
    anna.edit(ABOUT, 'nobody', 'everybody');
    expect(await publishFrom(anna)).toMatchObject({ kind: 'sent', merged: true });
    expect(onServer(ABOUT)).toContain('heading: Our Vision\n    text: Networks that everybody notices.');
  });

  test.each([
    ['yours', 'Networks that all people notice.'],
    ['theirs', 'Networks that everybody notices.'],
  ] as const)(
    'the same line: both are shown, nothing is touched, and %s can be chosen',
    async (choice, result) => {
      const { anna } = site;
      const ben = site.clone('ben');
      ben.edit(ABOUT, 'nobody notices', 'everybody notices');
      ben.edit(HOME, 'Everything', 'It all');
      ben.push();
      anna.edit(ABOUT, 'nobody notices', 'all people notice');
      const answer = await publishFrom(anna);
      expect(answer).toMatchObject({
        kind: 'conflict',
        note: { code: 'conflict' },
        conflicts: [
          {
            file: 'pages/about.yaml',
            label: 'text',
            yours: 'Networks that all people notice.',
            theirs: 'Networks that everybody notices.',
          },
        ],
      });
      expect(anna.git('status', '--porcelain')).toBe('');
      expect(anna.read(ABOUT)).toContain('all people');
      expect(await stateOf(anna)).toMatchObject({ waiting: 1, files: [{ file: 'pages/about.yaml' }] });
      const [conflict] = answer.kind === 'conflict' ? answer.conflicts : [];
      const choices = { [conflict?.id ?? '']: choice };
      expect(await publishFrom(anna, { choices })).toMatchObject({ kind: 'sent', merged: true });
      expect(onServer(ABOUT)).toContain(result);
      expect(onServer(HOME)).toContain('It all');
      // The other version stays in the history.
      expect(anna.git('log', '--full-history', '-p', '--format=', '--', ABOUT)).toContain('all people');
      expect(anna.git('log', '--full-history', '-p', '--format=', '--', ABOUT)).toContain('everybody');
    },
  );

  test.each(['yours', 'theirs'] as const)('a page changed here and deleted there (%s)', async (choice) => {
    const { anna } = site;
    const ben = site.clone('ben');
    rmSync(join(ben.folder, TEAM));
    ben.push();
    anna.edit(TEAM, 'nobody', 'everybody');
    const answer = await publishFrom(anna);
    const conflicts = answer.kind === 'conflict' ? answer.conflicts : [];
    expect(conflicts).toMatchObject([{ file: 'pages/team.yaml', theirs: null }]);
    expect(conflicts[0]?.yours).toContain('everybody');
    const choices = Object.fromEntries(conflicts.map(({ id }) => [id, choice]));
    expect(await publishFrom(anna, { choices })).toMatchObject({ kind: 'sent' });
    expect(existsSync(join(anna.folder, TEAM))).toBe(choice === 'yours');
    expect(anna.git('--git-dir', site.server, 'ls-tree', '--name-only', 'main', TEAM)).toBe(
      choice === 'yours' ? TEAM : '',
    );
  });

  test('what does not fit together is not sent, and can be put right', async () => {
    const { anna } = site;
    const ben = site.clone('ben');
    rmSync(join(ben.folder, TEAM));
    ben.push();
    anna.edit(ABOUT, 'type: closing', 'type: cta\n    button:\n      label: Team\n      link: /team');
    expect(await publishFrom(anna)).toMatchObject({ kind: 'refused', note: { code: 'merged-errors' } });
    expect(onServer(ABOUT)).not.toContain('cta');
    expect(anna.read(ABOUT)).toContain('cta');
    anna.edit(ABOUT, '/team', '/');
    expect(await publishFrom(anna)).toMatchObject({ kind: 'sent' });
    expect(onServer(ABOUT)).toContain('cta');
  });

  test('changes to the program that are not committed stay, and stop what would overwrite them', async () => {
    const { anna } = site;
    const ben = site.clone('ben');
    writeFileSync(join(ben.folder, 'program.js'), 'theirs\n');
    ben.push();
    writeFileSync(join(anna.folder, 'program.js'), 'mine\n');
    anna.edit(ABOUT, 'nobody', 'everybody');
    const answer = await publishFrom(anna);
    expect(answer).toMatchObject({ kind: 'kept', note: { code: 'in-the-way' } });
    expect(answer.kind === 'kept' && answer.note.details).toContain('program.js');
    expect(anna.read('program.js')).toBe('mine\n');
    expect(anna.read(ABOUT)).toContain('everybody');
  });

  test('the program changed on both sides is for a technician', async () => {
    const { anna } = site;
    const ben = site.clone('ben');
    writeFileSync(join(ben.folder, 'program.js'), 'theirs\n');
    ben.push();
    writeFileSync(join(anna.folder, 'program.js'), 'mine\n');
    anna.git('commit', '--quiet', '--all', '-m', 'Change the program');
    anna.edit(ABOUT, 'nobody', 'everybody');
    expect(await publishFrom(anna)).toMatchObject({
      kind: 'kept',
      note: { code: 'conflict-outside', details: 'program.js' },
    });
    expect(anna.git('status', '--porcelain')).toBe('');
  });

  test('a picture changed on both sides is chosen as a whole', async () => {
    const { anna } = site;
    const ben = site.clone('ben');
    const picture = 'content/images/small.jpg';
    writeFileSync(join(ben.folder, picture), anna.git('cat-file', 'blob', `HEAD:${ABOUT}`));
    ben.push();
    rmSync(join(anna.folder, picture));
    const answer = await publishFrom(anna);
    expect(answer).toMatchObject({
      kind: 'conflict',
      conflicts: [{ file: 'images/small.jpg', yours: null }],
    });
  });
});

describe('what is in the way', () => {
  test('no git', async () => {
    const clone = { ...site.anna, env: { ...site.anna.env, PATH: '/nowhere' } };
    expect(await stateOf(clone)).toMatchObject({ way: 'none', notes: [{ code: 'no-git' }] });
    expect(await publishFrom(clone)).toMatchObject({ kind: 'stopped', note: { code: 'no-git' } });
  });

  test('an old git', async () => {
    const tools = join(site.root, 'tools');
    site.anna.git('init', '--quiet', tools);
    writeFileSync(join(tools, 'git'), '#!/bin/sh\necho git version 2.30.1\n');
    chmodSync(join(tools, 'git'), 0o755);
    const clone = { ...site.anna, env: { ...site.anna.env, PATH: `${tools}:${process.env.PATH}` } };
    expect(await stateOf(clone)).toMatchObject({ way: 'none', notes: [{ code: 'old-git' }] });
  });

  test('no repository', async () => {
    const folder = plainFolder();
    expect(await stateOf(folder)).toMatchObject({ way: 'none', notes: [{ code: 'no-repository' }] });
    expect(await publishFrom(folder)).toMatchObject({ kind: 'stopped', note: { code: 'no-repository' } });
    rmSync(folder.folder, { recursive: true });
  });

  test('no remote: a version is kept, even the first one', async () => {
    const folder = plainFolder();
    folder.git('init', '--quiet');
    expect(await stateOf(folder)).toMatchObject({ way: 'keep', notes: [{ code: 'no-remote' }] });
    expect(await publishFrom(folder)).toMatchObject({ kind: 'kept', note: { code: 'no-remote' } });
    expect(folder.git('status', '--porcelain')).toBe('');
    expect(await publishFrom(folder)).toEqual({ kind: 'nothing' });
    rmSync(folder.folder, { recursive: true });
  });

  test('no identity: asks, uses it for this version, and keeps it only if told to', async () => {
    const anna = { ...site.anna, env: BARE_ENV };
    anna.edit(ABOUT, 'nobody', 'everybody');
    expect(await stateOf(anna)).toMatchObject({ needsIdentity: true });
    expect(await publishFrom(anna)).toMatchObject({ kind: 'needs-identity', note: { code: 'identity' } });
    const identity = { name: 'Anna Lee', email: 'anna@cedarline.example', remember: false };
    expect(await publishFrom(anna, { identity })).toMatchObject({ kind: 'sent' });
    expect(log(anna, '%an <%ae> %cn')[0]).toBe('Anna Lee <anna@cedarline.example> Anna Lee');
    expect(await stateOf(anna)).toMatchObject({ needsIdentity: true });
    anna.edit(ABOUT, 'everybody', 'nobody');
    await publishFrom(anna, { identity: { ...identity, remember: true } });
    expect(await stateOf(anna)).toMatchObject({ needsIdentity: false });
  });

  test('no access by HTTP: no question, a version is kept and goes later', async () => {
    const { anna } = site;
    anna.git(
      'remote',
      'set-url',
      'origin',
      await remoteAt((_, response) =>
        response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="git"' }).end(),
      ),
    );
    anna.edit(ABOUT, 'nobody', 'everybody');
    expect(await publishFrom(anna)).toMatchObject({ kind: 'kept', note: { code: 'no-access' } });
    expect(await stateOf(anna)).toMatchObject({ waiting: 1 });
    anna.git('remote', 'set-url', 'origin', site.server);
    expect(await publishFrom(anna)).toMatchObject({ kind: 'sent' });
    expect(onServer(ABOUT)).toContain('everybody');
    expect(await stateOf(anna)).toMatchObject({ waiting: 0, files: [] });
  });

  test('no access by SSH', async () => {
    const { anna } = site;
    const ssh = join(site.root, 'ssh');
    writeFileSync(
      ssh,
      '#!/bin/sh\necho "$@" >> "$0.log"\necho "anna@host: Permission denied (publickey)." >&2\nexit 255\n',
    );
    chmodSync(ssh, 0o755);
    anna.git('config', 'core.sshCommand', ssh);
    anna.git('remote', 'set-url', 'origin', 'ssh://git@server.example/site.git');
    anna.edit(ABOUT, 'nobody', 'everybody');
    expect(await publishFrom(anna)).toMatchObject({ kind: 'kept', note: { code: 'no-access' } });
    expect(anna.read('../ssh.log')).toContain('-o BatchMode=yes');
  });

  test('network away', async () => {
    const { anna } = site;
    anna.git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git');
    anna.edit(ABOUT, 'nobody', 'everybody');
    expect(await publishFrom(anna)).toMatchObject({ kind: 'kept', note: { code: 'offline' } });
    expect(await stateOf(anna)).toMatchObject({ waiting: 1 });
  });

  test('a server that never answers', async () => {
    const { anna } = site;
    anna.git('remote', 'set-url', 'origin', await remoteAt(() => {}));
    anna.edit(ABOUT, 'nobody', 'everybody');
    expect(await publishFrom(anna, {}, 500)).toMatchObject({ kind: 'kept', note: { code: 'slow' } });
    for (const server of servers) server.closeAllConnections();
  });

  test('a place that is gone', async () => {
    const { anna } = site;
    rmSync(site.server, { recursive: true });
    anna.edit(ABOUT, 'nobody', 'everybody');
    expect(await publishFrom(anna)).toMatchObject({ kind: 'kept', note: { code: 'no-place' } });
  });

  test('a server that refuses', async () => {
    const { anna } = site;
    const hook = join(site.server, 'hooks/pre-receive');
    writeFileSync(hook, '#!/bin/sh\necho "Reviews are required." >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    anna.edit(ABOUT, 'nobody', 'everybody');
    const answer = await publishFrom(anna);
    expect(answer).toMatchObject({ kind: 'kept', note: { code: 'refused-by-server' } });
    expect(answer.kind === 'kept' && answer.note.details).toContain('Reviews are required.');
  });

  test('somebody is faster while we publish', async () => {
    const { anna } = site;
    const ben = site.clone('ben');
    ben.edit(HOME, 'Everything', 'It all');
    anna.edit(ABOUT, 'nobody', 'everybody');
    let raced = false;
    const answer = await publish(
      anna.contentDir,
      {},
      {
        env: anna.env,
        onStep(step) {
          if (step === 'send' && !raced) ben.push();
          raced ||= step === 'send';
        },
      },
    );
    expect(answer).toMatchObject({ kind: 'sent', merged: true });
    expect([onServer(HOME), onServer(ABOUT)].join()).toMatch(/It all.*everybody/s);
  });

  test('an older version on the screen', async () => {
    const { anna } = site;
    anna.git('checkout', '--quiet', '--detach');
    expect(await stateOf(anna)).toMatchObject({ way: 'none', notes: [{ code: 'detached' }] });
    expect(await publishFrom(anna)).toMatchObject({ kind: 'stopped', note: { code: 'detached' } });
  });

  test('another branch: a draft', async () => {
    const { anna } = site;
    anna.git('switch', '--quiet', '-c', 'spring');
    anna.edit(ABOUT, 'nobody', 'everybody');
    expect(await stateOf(anna)).toMatchObject({
      way: 'send',
      notes: [{ code: 'other-branch', details: 'spring' }],
      files: [{ file: 'pages/about.yaml' }],
    });
    expect(await publishFrom(anna)).toMatchObject({ kind: 'sent', notes: [{ code: 'other-branch' }] });
    expect(onServer(ABOUT)).toContain('nobody');
    expect(anna.git('--git-dir', site.server, 'show', `spring:${ABOUT}`)).toContain('everybody');
    expect((await stateOf(anna)).waiting).toBe(0);
  });

  test('another program in the middle of a merge', async () => {
    const { anna } = site;
    const ben = site.clone('ben');
    ben.edit(ABOUT, 'nobody', 'somebody');
    ben.push();
    anna.edit(ABOUT, 'nobody', 'everybody');
    anna.git('commit', '--quiet', '--all', '-m', 'Change');
    anna.git('fetch', '--quiet');
    expect(() => anna.git('merge', 'origin/main')).toThrow();
    expect(await stateOf(anna)).toMatchObject({ way: 'none', notes: [{ code: 'unfinished' }] });
  });

  test('histories without anything in common', async () => {
    const { anna, root } = site;
    const other = join(root, 'other');
    anna.git('init', '--quiet', other);
    anna.git('-C', other, 'commit', '--quiet', '--allow-empty', '-m', 'Other');
    anna.git('-C', other, 'push', '--quiet', '--force', site.server, 'HEAD:main');
    anna.edit(ABOUT, 'nobody', 'everybody');
    expect(await publishFrom(anna)).toMatchObject({ kind: 'kept', note: { code: 'unrelated' } });
  });

  test('another program that uses git', async () => {
    const { anna } = site;
    writeFileSync(join(anna.folder, '.git/index.lock'), '');
    anna.edit(ABOUT, 'nobody', 'everybody');
    expect(await publishFrom(anna)).toMatchObject({ kind: 'stopped', note: { code: 'locked' } });
    expect(existsSync(join(anna.folder, '.git/index.lock'))).toBe(true);
  });

  test('a publish that is running', async () => {
    const { anna } = site;
    anna.edit(ABOUT, 'nobody', 'everybody');
    const [one, other] = await Promise.all([publishFrom(anna), publishFrom(anna)]);
    expect([one.kind, other.kind].sort()).toEqual(['sent', 'stopped']);
    expect([one, other]).toContainEqual(
      expect.objectContaining({ note: expect.objectContaining({ code: 'busy' }) }),
    );
  });
});

describe('killed half way', () => {
  /** What a killed program leaves: its mark, and git's lock. */
  function kill(anna: Clone): void {
    const mark = { pid: 2 ** 30, startedAt: Date.now() - 60_000 };
    writeFileSync(join(anna.folder, '.git/website-publish.json'), JSON.stringify(mark));
    writeFileSync(join(anna.folder, '.git/index.lock'), '');
  }

  test('before the commit: the changes are still there', async () => {
    const { anna } = site;
    anna.edit(ABOUT, 'nobody', 'everybody');
    kill(anna);
    expect(await stateOf(anna)).toMatchObject({
      notes: [{ code: 'interrupted' }],
      files: [{ file: 'pages/about.yaml' }],
      waiting: 0,
    });
    expect((await stateOf(anna)).notes).toEqual([]);
    expect(await publishFrom(anna)).toMatchObject({ kind: 'sent' });
  });

  test('before sending: the version goes with the next publish', async () => {
    const { anna } = site;
    anna.edit(ABOUT, 'nobody', 'everybody');
    anna.git('commit', '--quiet', '--all', '-m', 'Change');
    kill(anna);
    expect(await stateOf(anna)).toMatchObject({ notes: [{ code: 'interrupted' }], waiting: 1 });
    expect(await publishFrom(anna)).toMatchObject({ kind: 'sent' });
    expect(onServer(ABOUT)).toContain('everybody');
  });

  test('a lock that was there before is not ours', async () => {
    const { anna } = site;
    kill(anna);
    const lock = join(anna.folder, '.git/index.lock');
    const hourAgo = Date.now() / 1000 - 3600;
    utimesSync(lock, hourAgo, hourAgo);
    await stateOf(anna);
    expect(existsSync(lock)).toBe(true);
  });
});
