/**
 * Runs one of the project's TypeScript scripts: `node scripts/run.js [--dev] NAME [arguments]`. Installs the
 * dependencies first when they are missing or differ from package-lock.json, so that every command works in a
 * fresh clone; with `--dev` the devDependencies too, which only tests and measurements need. Plain JavaScript, on
 * Node's own modules until that is done.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const needsDev = process.argv[2] === '--dev';
const [name = ''] = process.argv.splice(2, needsDev ? 2 : 1).slice(-1);

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

/** Whether npm's own record of what it installed agrees with the lock file, as far as this script needs it. */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const have = JSON.parse(readFileSync(record, 'utf8')).packages;
  const want = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const isSame = (path) =>
    have[path].version === want[path]?.version && have[path].integrity === want[path].integrity;
  // An optional package that is absent is one for another kind of machine.
  const isThere = (path) =>
    path === '' ||
    path in have ||
    want[path].optional ||
    want[path].devOptional ||
    (want[path].dev && !needsDev);
  return Object.keys(have).every(isSame) && Object.keys(want).every(isThere);
}

function install() {
  console.log(`Installing ${needsDev ? 'all' : 'the site’s'} dependencies …`);
  const npm = process.env.npm_execpath ?? '';
  const options = [
    'ci',
    needsDev ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const settings = { cwd: root, stdio: 'inherit' };
  const result = npm.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...options], settings)
    : spawnSync('npm', options, { ...settings, shell: process.platform === 'win32' });
  if (result.error) fail(`Could not start npm: ${result.error.message}`);
  if (result.status !== 0) fail('The dependencies could not be installed; npm says why above.');
}

/**
 * Makes one JavaScript file of a script and everything of the project that it imports: a loader that compiles module by
 * module takes a second more of every build.
 */
async function bundle() {
  const { buildSync } = await import('esbuild');
  const folder = join(root, 'node_modules', '.cache', 'scripts');
  const outfile = join(folder, `${name}.js`);
  const { outputFiles } = buildSync({
    entryPoints: [join('scripts', `${name}.ts`)],
    outfile,
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: 'inline',
    sourcesContent: false,
  });
  // In one step: the same command may be starting a second time just now.
  const unfinished = `${outfile}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, outputFiles[0].contents);
  renameSync(unfinished, outfile);
  return outfile;
}

/** Ends this process with npm: when npm is ended, its shell ends without passing that on. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 1000).unref();
}

requireNode(20, 19);
const names = readdirSync(join(root, 'scripts')).flatMap((file) =>
  file.endsWith('.ts') ? file.slice(0, -3) : [],
);
if (!names.includes(name))
  fail(`Usage: node scripts/run.js [--dev] NAME [arguments]. Names: ${names.sort().join(', ')}.`);
process.chdir(root);
if (!isInstalled()) install();
endWithNpm();
process.setSourceMapsEnabled(true);
const program = await bundle().catch((error) => {
  if (!error.errors) throw error;
  process.exit(1); // The bundler has told what is wrong, and where.
});
await import(pathToFileURL(program).href);
