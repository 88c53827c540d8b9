import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BARE_ENV, type Clone, publishedWebsite, type Website } from '../../../tests/editor/repositories.ts';
import type { PublishRequest } from './messages.ts';
import { publish } from './publish.ts';
import { publishState } from './state.ts';

const ABOUT = 'content/pages/about.yaml';
const HOME = 'content/pages/home.yaml';
const TEAM = 'content/pages/team.yaml';

let site: Website;
beforeEach(() => {
  site = publishedWebsite();
});
afterEach(() => {
  rmSync(site.root, { recursive: true });
});

const publishFrom = ({ contentDir, env }: Clone, request: PublishRequest = {}) =>
  publish(contentDir, request, { env });
const stateOf = ({ contentDir, env }: Clone) => publishState(contentDir, env);
const onServer = (file: string) => site.anna.git('--git-dir', site.server, 'show', `main:${file}`);
const log = (clone: Clone, format = '%s') => clone.git('log', `--format=${format}`, 'HEAD').split('\n');

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
});

describe('what is in the way', () => {
  test.each<[string, string, (anna: Clone) => void]>([
    [
      'no access to the network',
      'kept',
      ({ git }) => git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git'),
    ],
    ['a server that is gone', 'kept', () => rmSync(site.server, { recursive: true })],
    ['an older version on the screen', 'stopped', ({ git }) => git('checkout', '--quiet', '--detach')],
    [
      'another program that uses git',
      'stopped',
      ({ folder }) => writeFileSync(join(folder, '.git/index.lock'), ''),
    ],
  ])('%s: nothing is lost', async (_, kind, happens) => {
    const { anna } = site;
    happens(anna);
    anna.edit(ABOUT, 'nobody', 'everybody');
    expect(await publishFrom(anna)).toMatchObject({ kind });
    expect(anna.read(ABOUT)).toContain('everybody');
  });

  test('no git', async () => {
    const clone = { ...site.anna, env: { ...site.anna.env, PATH: '/nowhere' } };
    expect(await stateOf(clone)).toMatchObject({ way: 'none', notes: [{ code: 'no-git' }] });
    expect(await publishFrom(clone)).toMatchObject({ kind: 'stopped', note: { code: 'no-git' } });
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
});

test('killed half way: the changes are still there, and git’s lock goes', async () => {
  const { anna } = site;
  anna.edit(ABOUT, 'nobody', 'everybody');
  const mark = { pid: 2 ** 30, startedAt: Date.now() - 60_000 };
  writeFileSync(join(anna.folder, '.git/website-publish.json'), JSON.stringify(mark));
  writeFileSync(join(anna.folder, '.git/index.lock'), '');
  expect(await stateOf(anna)).toMatchObject({
    notes: [{ code: 'interrupted' }],
    files: [{ file: 'pages/about.yaml' }],
    waiting: 0,
  });
  expect(await publishFrom(anna)).toMatchObject({ kind: 'sent' });
});
