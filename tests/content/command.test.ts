import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printProblems } from '../../scripts/lib/print-problems.ts';
import { readContent } from '../../src/content/index.ts';

vi.setConfig({ testTimeout: 120_000 });

interface Task {
  command: string;
  args: string[];
  windows: { command: string };
  problemMatcher: { pattern?: { regexp: string }[] };
}

/** The commands as editors and CI call them, on a copy of the fixture content. */
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(import.meta.dirname, 'fixtures', 'base'), dir, { recursive: true });
  for (const spare of ['small.jpg', 'team']) rmSync(join(dir, 'images', spare), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

function run(script: string, ...args: string[]) {
  const result = spawnSync(process.execPath, ['scripts/run.js', script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: dir },
  });
  return { code: result.status, out: result.stdout, errors: result.stderr };
}

const page = () => join(dir, 'pages', 'about.yaml');
const change = (from: string, to: string) =>
  writeFileSync(page(), readFileSync(page(), 'utf8').replace(from, to));

test('exits with 0 and says so when the content is clean', () => {
  expect(run('content-check')).toMatchObject({ code: 0, out: '4 files, no problems.\n' });
});

test('exits with 1 on an error; the text shows location, message, line, marker and suggestion', () => {
  change('heading: Vision', 'haeding: Vision');
  const { code, out } = run('content-check', '--content', dir);
  expect(code).toBe(1);
  expect(out).toContain(
    'pages/about.yaml:8:5 error unknown-key\n  “haeding” is not a field of a closing section.\n',
  );
  expect(out).toContain('    8 |     haeding: Vision\n      |     ^^^^^^^\n  → heading: Vision\n');
  expect(out).toContain('4 files, 1 error.');
});

test('exits with 0 on a warning', () => {
  change('Networks that', 'Networks  that');
  expect(run('content-check')).toMatchObject({
    code: 0,
    out: expect.stringContaining('4 files, 1 warning.'),
  });
});

test('prints problems as JSON with ranges and repairs', () => {
  change('text: Networks', 'text = Networks');
  const { code, out } = run('content-check', '--format', 'json');
  expect(code).toBe(1);
  const report = JSON.parse(out) as { files: number; problems: Record<string, unknown>[] };
  expect(report.files).toBe(4);
  expect(report.problems).toEqual([
    {
      file: expect.stringMatching(/pages\/about\.yaml$/),
      line: 9,
      column: 10,
      endLine: 9,
      endColumn: 11,
      severity: 'error',
      code: 'equals-sign',
      message: 'After “text” there is an equals sign in place of a colon and a space.',
      suggestion: 'text: Networks that nobody notices.',
      fix: { start: expect.any(Number), end: expect.any(Number), text: ':' },
    },
  ]);
});

test('prints problems as annotations for GitHub', () => {
  change('heading: Vision', 'haeding: Vision');
  const { out } = run('content-check', '--format', 'github');
  expect(out).toMatch(
    /^::error file=.*pages\/about\.yaml,line=8,col=5,endLine=8,endColumn=11,title=unknown-key::“haeding”/,
  );
  expect(out).toContain('%0Aheading: Vision');
});

test('--fix makes certain repairs and keeps every other byte', () => {
  const before = `# Our page.  \r\n${readFileSync(page(), 'utf8').replaceAll('\n', '\r\n')}\r\n# The end.`;
  const broken = before.replace('heading: Vision', 'heading = Vision').replace('type: prose', 'type:prose');
  writeFileSync(page(), broken);
  const { code, out } = run('content-check', '--fix');
  expect(readFileSync(page(), 'utf8')).toBe(before);
  expect(code).toBe(0);
  expect(out).toContain('Fixed ');
  expect(out).toContain('4 files, no problems.');
});

test('--fix makes no repair that only a person can decide', () => {
  change('text: Networks that nobody notices.', 'text: TODO');
  const before = readFileSync(page(), 'utf8');
  expect(run('content-check', '--fix').code).toBe(1);
  expect(readFileSync(page(), 'utf8')).toBe(before);
});

test('rejects an unknown option', () => {
  expect(run('content-check', '--formt', 'json')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('--format text|json|github'),
  });
  expect(run('content-check', '--format', 'xml').code).toBe(2);
});

test('reports a missing folder in one line', () => {
  const { code, errors } = run('content-check', '--content', '/nowhere');
  expect(errors).toBe('There is no content folder “/nowhere”.\n');
  expect(code).toBe(2);
});

// PowerShell drops the two dashes, and npm then takes --fix as its own option.
test.each(['content:fix', 'content:check -- --fix', 'content:check --fix'])(
  'npm run %s repairs',
  (command) => {
    const before = readFileSync(page(), 'utf8');
    change('heading: Vision', 'heading = Vision');
    const env = { ...process.env, CONTENT_DIR: dir };
    const { status, stdout } = spawnSync('npm', ['run', ...command.split(' ')], { encoding: 'utf8', env });
    expect(stdout).toContain('4 files, no problems.');
    expect(status).toBe(0);
    expect(readFileSync(page(), 'utf8')).toBe(before);
  },
);

test('the report names the repair command', () => {
  change('heading: Vision', 'heading = Vision');
  expect(run('content-check').out).toContain('can be repaired by: npm run content:fix\n');
});

test('the tasks of Visual Studio Code run commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as { tasks: Task[] };
  const names = tasks.map(({ args }) => args[1] ?? '');
  expect(names.sort()).toEqual(['content:check', 'content:fix', 'content:new', 'dev']);
  for (const name of names) expect(scripts).toHaveProperty([name]);
  // PowerShell does not run npm.ps1 unless its execution policy was changed; npm.cmd always runs.
  for (const { command, windows } of tasks) expect([command, windows.command]).toEqual(['npm', 'npm.cmd']);
});

test('the problem matcher of Visual Studio Code reads the report', () => {
  const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as { tasks: Task[] };
  const [check] = tasks.filter(({ args }) => args[1] === 'content:check');
  const patterns = check?.problemMatcher.pattern?.map(({ regexp }) => new RegExp(regexp)) ?? [];
  change('heading: Vision', 'haeding: Vision');
  const [place = '', message = ''] = run('content-check').out.split('\n');
  expect(patterns[0]?.exec(place)?.slice(2)).toEqual(['8', '5', 'error', 'unknown-key']);
  expect(patterns[1]?.exec(message)?.[1]).toBe('“haeding” is not a field of a closing section.');
});

test('prints problems of deleted files, too', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  rmSync(join(dir, 'site.yaml'));
  printProblems((await readContent(dir)).problems);
  expect(log.mock.calls.join()).toContain('site.yaml:1:1 error missing-site');
  log.mockRestore();
});

test('writes a new page, and never overwrites one', () => {
  expect(run('content-new', 'case-studies')).toMatchObject({
    code: 0,
    out: expect.stringContaining('/case-studies'),
  });
  expect(run('content-check')).toMatchObject({ code: 1, out: expect.stringContaining('error draft-words') });
  const privacy = run('content-new', 'privacy');
  expect(privacy).toMatchObject({ code: 0, out: expect.stringContaining('link: /privacy') });
  expect(run('content-check').out).toContain('privacy.md:5:1 error draft-words');
  expect(run('content-new', 'about')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('exists already'),
  });
  expect(run('content-new', 'Case Studies').code).toBe(1);
  expect(run('content-new', '404')).toMatchObject({ code: 1, errors: expect.stringContaining('error page') });
});
