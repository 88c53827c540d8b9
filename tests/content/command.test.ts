import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentCheck } from '../../scripts/lib/content-check.ts';
import { printProblems } from '../../scripts/lib/print-problems.ts';
import { readContent } from '../../src/content/node/index.ts';

vi.setConfig({ testTimeout: 120_000 });

interface Task {
  command: string;
  args: string[];
  windows: { command: string };
  problemMatcher: { pattern?: { regexp: string }[] };
}

/** The commands on a copy of the fixture content. */
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(import.meta.dirname, 'fixtures', 'base'), dir, { recursive: true });
  for (const spare of ['small.jpg', 'team']) rmSync(join(dir, 'images', spare), { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

interface Outcome {
  code: number;
  out: string;
  errors: string;
}

/** Runs the code of the command, without the seconds that its process takes to start. */
async function run(command: (args: string[]) => Promise<number>, ...args: string[]): Promise<Outcome> {
  vi.stubEnv('CONTENT_DIR', dir);
  vi.stubEnv('NO_COLOR', '1');
  const lines = { log: '', error: '' };
  const listen = (name: 'log' | 'error') =>
    vi.spyOn(console, name).mockImplementation((...values) => {
      lines[name] += `${format(...values)}\n`;
    });
  const spies = [listen('log'), listen('error')];
  const code = await command(args);
  for (const spy of spies) spy.mockRestore();
  return { code, out: lines.log, errors: lines.error };
}

const page = () => join(dir, 'pages', 'about.yaml');
const change = (from: string, to: string) =>
  writeFileSync(page(), readFileSync(page(), 'utf8').replace(from, to));

test('exits with 0 and says so when the content is clean', async () => {
  expect(await run(contentCheck)).toMatchObject({ code: 0, out: '4 files, no problems.\n' });
});

test('exits with 1 on an error; the text shows location, message, line, marker and suggestion', async () => {
  change('heading: Vision', 'haeding: Vision');
  const { code, out } = await run(contentCheck, '--content', dir);
  expect(code).toBe(1);
  expect(out).toContain(
    'pages/about.yaml:8:5 error unknown-key\n  “haeding” is not a field of this closing section.\n',
  );
  expect(out).toContain('    8 |     haeding: Vision\n      |     ^^^^^^^\n  → heading: Vision\n');
  expect(out).toContain('4 files, 1 error.');
});

test('exits with 0 on a warning', async () => {
  change('Networks that', 'Networks # that');
  expect(await run(contentCheck)).toMatchObject({
    code: 0,
    out: expect.stringContaining('4 files, 1 warning.'),
  });
});

test('prints problems as annotations for GitHub', async () => {
  change('heading: Vision', 'haeding: Vision');
  const { out } = await run(contentCheck, '--format', 'github');
  expect(out).toMatch(
    /^::error file=.*pages\/about\.yaml,line=8,col=5,endLine=8,endColumn=11,title=unknown-key::“haeding”/,
  );
  expect(out).toContain('%0Aheading: Vision');
});

test('--fix makes certain repairs and formats, with the line ends that the file has', async () => {
  const own = readFileSync(page(), 'utf8').replaceAll('\n', '\r\n');
  const before = `# Our page.\r\n${own}\r\n# The end.\r\n`;
  const broken = before.replace('heading: Vision', 'heading = Vision').replace('type: prose', 'type:prose');
  writeFileSync(page(), broken.replace('title: ', 'title:   ').replace('# The end.', '\r\n# The end.'));
  const { code, out } = await run(contentCheck, '--fix');
  expect(readFileSync(page(), 'utf8')).toBe(before);
  expect(code).toBe(0);
  expect(out).toContain('Fixed ');
  expect(out).toContain('4 files, no problems.');
});

test('--fix makes no repair that only a person can decide', async () => {
  change('text: Networks that nobody notices.', 'text: TODO');
  const before = readFileSync(page(), 'utf8');
  expect((await run(contentCheck, '--fix')).code).toBe(1);
  expect(readFileSync(page(), 'utf8')).toBe(before);
});

test('rejects an unknown option', async () => {
  expect(await run(contentCheck, '--formt', 'github')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('--format text|github'),
  });
  expect((await run(contentCheck, '--format', 'xml')).code).toBe(2);
});

test('reports a missing folder in one line', async () => {
  const { code, errors } = await run(contentCheck, '--content', '/nowhere');
  expect(errors).toBe('There is no content folder “/nowhere”.\n');
  expect(code).toBe(2);
});

test('npm run content:fix repairs, and its process has the exit status', () => {
  change('heading: Vision', 'heading = Vision');
  change('text: Networks that nobody notices.', 'text: TODO');
  const env = { ...process.env, CONTENT_DIR: dir };
  const { status, stdout } = spawnSync('npm', ['run', 'content:fix'], { encoding: 'utf8', env });
  expect(stdout).toContain('4 files, 1 error.');
  expect(status).toBe(1);
  expect(readFileSync(page(), 'utf8')).toContain('heading: Vision');
});

test('npm run content:check --fix repairs: npm takes --fix as its own where PowerShell drops the two dashes before it', async () => {
  const before = readFileSync(page(), 'utf8');
  change('heading: Vision', 'heading = Vision');
  vi.stubEnv('npm_config_fix', 'true');
  expect((await run(contentCheck)).code).toBe(0);
  expect(readFileSync(page(), 'utf8')).toBe(before);
});

test('the report names the repair command', async () => {
  change('heading: Vision', 'heading = Vision');
  expect((await run(contentCheck)).out).toContain('can be repaired by: npm run content:fix\n');
});

test('the tasks of Visual Studio Code run commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as { tasks: Task[] };
  const names = tasks.map(({ args }) => args[1] ?? '');
  expect(names.sort()).toEqual(['content:check', 'content:fix', 'dev']);
  for (const name of names) expect(scripts).toHaveProperty([name]);
  // PowerShell does not run npm.ps1 unless its execution policy was changed; npm.cmd always runs.
  for (const { command, windows } of tasks) expect([command, windows.command]).toEqual(['npm', 'npm.cmd']);
});

test('the problem matcher of Visual Studio Code reads the report', async () => {
  const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as { tasks: Task[] };
  const [check] = tasks.filter(({ args }) => args[1] === 'content:check');
  const patterns = check?.problemMatcher.pattern?.map(({ regexp }) => new RegExp(regexp)) ?? [];
  change('heading: Vision', 'haeding: Vision');
  const [place = '', message = ''] = (await run(contentCheck)).out.split('\n');
  expect(patterns[0]?.exec(place)?.slice(2)).toEqual(['8', '5', 'error', 'unknown-key']);
  expect(patterns[1]?.exec(message)?.[1]).toBe('“haeding” is not a field of this closing section.');
});

test('prints problems of deleted files, too', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  rmSync(join(dir, 'site.yaml'));
  printProblems((await readContent(dir)).problems);
  expect(log.mock.calls.join()).toContain('site.yaml:1:1 error missing-site');
  log.mockRestore();
});
