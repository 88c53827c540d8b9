import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Nothing of the person who runs the tests: no name, no settings, no keys. */
export const BARE_ENV: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  HOME: mkdtempSync(join(tmpdir(), 'publish-home-')),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};
const named = (name: string) => ({
  ...BARE_ENV,
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: `${name}@example.com`,
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: `${name}@example.com`,
});

/** A clone of the website on some person's computer. */
export interface Clone {
  folder: string;
  contentDir: string;
  env: NodeJS.ProcessEnv;
  git(...args: string[]): string;
  read(file: string): string;
  /** Replaces words in a file of the clone. */
  edit(file: string, from: string, to: string): void;
  /** Commits everything and pushes it, as another program would. */
  push(message?: string): void;
}

export interface Website {
  root: string;
  /** The bare repository. */
  server: string;
  anna: Clone;
  clone(name: string): Clone;
}

const fixture = resolve('tests/content/fixtures/base');

/** A page that nothing leads to. */
const TEAM = `title: Team
description: The people behind a small site that the check is tried on.
sections:
  - type: closing
    heading: Our Team
    text: People whom nobody notices.
`;

let template: string | undefined;

/** A published website: a bare repository, and Anna's clone of it. */
export function publishedWebsite(): Website {
  template ??= publishFirst();
  const root = mkdtempSync(join(tmpdir(), 'publish-'));
  const server = join(root, 'server.git');
  cpSync(template, root, { recursive: true });
  const anna = computer(join(root, 'anna'), named('anna'));
  anna.git('remote', 'set-url', 'origin', server);
  const clone = (name: string): Clone => {
    const folder = join(root, name);
    run(root, BARE_ENV, ['clone', '--quiet', server, folder]);
    return computer(folder, named(name));
  };
  return { root, server, anna, clone };
}

function publishFirst(): string {
  const root = mkdtempSync(join(tmpdir(), 'publish-template-'));
  const server = join(root, 'server.git');
  run(root, BARE_ENV, ['init', '--quiet', '--bare', '--initial-branch=main', server]);
  const anna = computer(join(root, 'anna'), named('anna'));
  run(root, BARE_ENV, ['init', '--quiet', '--initial-branch=main', anna.folder]);
  anna.git('remote', 'add', 'origin', server);
  cpSync(fixture, anna.contentDir, { recursive: true });
  writeFileSync(join(anna.folder, 'program.js'), 'one\n');
  writeFileSync(join(anna.contentDir, 'pages/team.yaml'), TEAM);
  anna.push('Begin');
  return root;
}

function computer(folder: string, env: NodeJS.ProcessEnv): Clone {
  const git = (...args: string[]) => run(folder, env, args);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    ...{ folder, contentDir: join(folder, 'content'), env, git, read },
    edit(file, from, to) {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`“${from}” is not in ${file}.`);
      writeFileSync(join(folder, file), text.replace(from, to));
    },
    push(message = 'Change something') {
      git('add', '--all');
      git('commit', '--quiet', '-m', message);
      git('push', '--quiet', '--set-upstream', 'origin', 'HEAD');
    },
  };
}

/** Runs git and returns its output, without the line break at the end. */
const run = (cwd: string, env: NodeJS.ProcessEnv, args: string[]) =>
  execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).replace(
    /\n$/,
    '',
  );
