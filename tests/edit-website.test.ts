/** The files that open the editor with a double click. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readContent } from '../src/content/index.ts';

const COMMAND = 'content/Edit website.command';
const CMD = 'content/Edit website.cmd';

test('the check takes them for what they are', async () => {
  const { problems } = await readContent('content');
  expect(problems.filter(({ file }) => file.includes('Edit website'))).toEqual([]);
});

test('git keeps their line ends and the right to run', () => {
  const attributes = (file: string) =>
    execFileSync('git', ['check-attr', 'eol', file], { encoding: 'utf8' }).trim();
  expect(attributes(COMMAND)).toMatch(/eol: lf$/);
  expect(attributes(CMD)).toMatch(/eol: crlf$/);
  expect(statSync(COMMAND).mode & 0o111).toBe(0o111);
});

describe('on macOS', () => {
  let folder: string;
  let tools: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'edit website '));
    tools = join(folder, 'tools');
    for (const one of ['content', 'tools']) mkdirSync(join(folder, one));
    copyFileSync(COMMAND, join(folder, COMMAND));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const tool = (name: string, script: string) => {
    writeFileSync(join(tools, name), `#!/bin/bash\n${script}\n`);
    chmodSync(join(tools, name), 0o755);
  };
  const node = (version: string) =>
    tool(
      'node',
      `[ "$1" = --version ] && echo v${version} && exit
"${process.execPath}" -e "Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); $2"`,
    );
  /** As a double click runs it: from another folder. */
  const run = () =>
    spawnSync('/bin/bash', [join(folder, COMMAND)], {
      cwd: '/',
      env: { PATH: `${tools}:/bin` },
      input: '\n',
      encoding: 'utf8',
    });

  test('is valid for the shell that macOS has', () => {
    expect(spawnSync('/bin/bash', ['-n', COMMAND]).status).toBe(0);
    expect(readFileSync(COMMAND, 'utf8')).not.toContain('\r');
  });

  test.each(['20.19.0', '22.1.0', '100.0.0'])('starts the editor in the project with Node %s', (version) => {
    node(version);
    tool('npm', 'echo "npm $* in $PWD"');
    const { stdout, status } = run();
    expect(stdout).toContain(`npm run --silent edit in ${folder}\n`);
    expect(status).toBe(0);
  });

  test.each(['18.20.4', '20.18.3'])('says that Node %s is too old, and waits', (version) => {
    node(version);
    const { stdout, status } = run();
    expect(stdout).toContain(`too old (v${version}); 20.19 or newer is needed.`);
    expect(status).toBe(1);
  });

  test('says that the editor could not start, and waits', () => {
    node('22.1.0');
    tool('npm', 'echo no >&2; exit 3');
    expect(run().stdout).toContain('The editor could not start');
  });
});

describe('on Windows', () => {
  const source = readFileSync(CMD, 'utf8');

  test('has the line ends of Windows, plain letters and labels that exist', () => {
    expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    // The console reads the file in another encoding than UTF-8.
    expect(source).toMatch(/^[\x20-\x7e\r\n]+$/);
    for (const [, label] of source.matchAll(/goto (\w+)/g)) expect(source).toContain(`\r\n:${label}\r\n`);
  });

  test('has nothing of another shell', () => {
    expect(source).not.toMatch(/\$\(|\$\w|\bfi\b|\bthen\r|^#/m);
    // Without “call” and “.cmd”, the window would close at once, or PowerShell's npm would refuse.
    expect(source).toContain('call npm.cmd run --silent edit');
  });

  test('closes no group early', () => {
    const groups = source.match(/\(\r\n.*?\r\n\)/gs) ?? [];
    expect(groups).toHaveLength(2);
    for (const group of groups) expect(group.slice(1, -1)).not.toMatch(/[()]/);
  });
});
