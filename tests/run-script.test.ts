/** What `scripts/run.js` does before a command, with an npm that only pretends. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'run-'));
  mkdirSync(join(root, 'scripts'));
  mkdirSync(join(root, 'tmp'));
  cpSync('scripts/run.js', join(root, 'scripts/run.js'));
  write('package.json', '{ "type": "module" }');
  write('scripts/hello.ts', "console.log('hello');");
  write('npm-cli.js', NPM);
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);

/** Empties node_modules as `npm ci` does, and records how it was called. */
const NPM = `
import { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
appendFileSync('calls', process.argv.slice(2, 4).join(' ') + ';');
rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules/@esbuild', { recursive: true });
for (const name of ['esbuild', '@esbuild']) {
  rmSync('node_modules/' + name, { recursive: true, force: true });
  symlinkSync(process.env.MODULES + '/' + name, 'node_modules/' + name);
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [path, { dev }] of Object.entries(packages))
  if (dev && process.argv.includes('--omit=dev')) delete packages[path];
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

const DEV = { 'node_modules/b': { version: '1.0.0', dev: true } };
const lock = (version: string, packages = {}) =>
  JSON.stringify({ packages: { 'node_modules/a': { version }, ...packages } });

/** What a process runs as, if not as this one. */
let user = {};
afterEach(() => {
  user = {};
});

/** Runs a command; returns how npm was called. */
function run(...options: string[]): string {
  rmSync(join(root, 'calls'), { force: true });
  const env = {
    ...process.env,
    TMPDIR: join(root, 'tmp'),
    npm_execpath: join(root, 'npm-cli.js'),
    MODULES: resolve('node_modules'),
  };
  const args = ['scripts/run.js', ...options, 'hello'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8', ...user });
  expect(stdout, stderr).toMatch(/hello\n$/);
  return existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8') : '';
}

it('installs what a command needs, nothing when that is there, and changed packages', () => {
  write('package-lock.json', lock('1.0.0', DEV));
  expect([run(), run()]).toEqual(['ci --omit=dev;', '']);
  expect([run('--dev'), run('--dev'), run()]).toEqual(['ci --include=dev;', '', '']);
  write('package-lock.json', lock('2.0.0', DEV));
  expect(run(), 'with the devDependencies of other commands').toBe('ci --include=dev;');
});

it('says that a folder cannot be called a?b', () => {
  const name = 'a?b';
  mkdirSync(join(root, name));
  cpSync(join(root, 'scripts'), join(root, name, 'scripts'), { recursive: true });
  write(`${name}/package.json`, '{ "type": "module" }');
  const cwd = join(root, name);
  const { stderr } = spawnSync(process.execPath, ['scripts/run.js', 'hello'], { cwd, encoding: 'utf8' });
  expect(stderr).toBe(`Rename the folder “${cwd}”: Vite cannot build from a path with # or ?.\n`);
});

it('runs a command, with its packages, where the project cannot be written', () => {
  write('package-lock.json', lock('1.0.0', DEV));
  write('scripts/hello.ts', "import { version } from 'esbuild';\nconsole.log(version && 'hello');");
  chmodSync(join(root, 'tmp'), 0o777);
  run();
  rmSync(join(root, 'node_modules/.cache'), { recursive: true });
  chmodSync(root, 0o755);
  chmodSync(join(root, 'node_modules'), 0o555);
  // Nothing is closed to root.
  if (process.getuid?.() === 0) user = { uid: 65534, gid: 65534 };
  expect(run()).toBe('');
  chmodSync(join(root, 'node_modules'), 0o755);
  expect([existsSync(join(root, 'node_modules/.cache')), readdirSync(join(root, 'tmp'))]).toEqual([
    false,
    [],
  ]);
});
