/**
 * Runs one of the project's TypeScript scripts: `node scripts/run.js NAME [arguments]`. Installs the
 * dependencies first when they are missing or differ from package-lock.json, so that every command works in a
 * fresh clone. Plain JavaScript on Node's own modules, because it runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = '', ...args] = process.argv.slice(2);

function fail(message) {
  console.error(message);
  process.exit(1);
}

function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  fail(
    `This project needs Node ${major}.${minor} or newer; this is ${process.version}. See https://nodejs.org.`,
  );
}

/** Whether npm's own record of what it installed agrees with the lock file. */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const have = JSON.parse(readFileSync(record, 'utf8')).packages;
  const want = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const isSame = (path) =>
    have[path].version === want[path]?.version && have[path].integrity === want[path].integrity;
  // An optional package that is absent is one for another kind of machine.
  const isThere = (path) => path === '' || path in have || want[path].optional || want[path].devOptional;
  return Object.keys(have).every(isSame) && Object.keys(want).every(isThere);
}

function install() {
  console.log('Installing what package-lock.json names (the first time takes a minute) …');
  const npm = process.env.npm_execpath ?? '';
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const settings = { cwd: root, stdio: 'inherit' };
  const result = npm.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...options], settings)
    : spawnSync('npm', options, { ...settings, shell: process.platform === 'win32' });
  if (result.error) fail(`Could not start npm: ${result.error.message}`);
  if (result.status !== 0) fail('The dependencies could not be installed; npm says why above.');
}

function start() {
  const child = spawn(process.execPath, ['--import', 'tsx', join('scripts', `${name}.ts`), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  // The script decides what a signal means; this process waits for it and ends the same way.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // When npm is ended, its shell ends without passing that on.
  const parent = process.ppid;
  const isOrphan = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
  setInterval(() => isOrphan() && child.kill('SIGTERM'), 1000);
  child.on('error', (error) => fail(`Could not start Node: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

requireNode(20, 19);
const names = readdirSync(join(root, 'scripts')).flatMap((file) =>
  file.endsWith('.ts') ? file.slice(0, -3) : [],
);
if (!names.includes(name))
  fail(`Usage: node scripts/run.js NAME [arguments]. Names: ${names.sort().join(', ')}.`);
if (!isInstalled()) install();
start();
