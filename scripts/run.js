/**
 * Runs one of the project's TypeScript scripts: `node scripts/run.js [--dev] NAME [arguments]`. It first installs
 * dependencies that are missing or differ from package-lock.json, so every command works in a fresh clone; with `--dev`
 * also the devDependencies, for tests and measurements. Until then it uses only Node's own modules.
 */
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
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

/** npm's record of installed packages, by path; undefined without one. */
function installedPackages() {
  const record = join(root, 'node_modules', '.package-lock.json');
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).packages : undefined;
}

/** Whether npm's record of installed packages agrees with the lock file, for the packages that the script needs. */
function isInstalled() {
  const have = installedPackages();
  if (!have) return false;
  const want = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const isSame = (path) =>
    have[path].version === want[path]?.version && have[path].integrity === want[path].integrity;
  // Optional packages may be for other platforms.
  const isPresent = (path) =>
    path === '' ||
    path in have ||
    want[path].optional ||
    want[path].devOptional ||
    (want[path].dev && !needsDev);
  return Object.keys(have).every(isSame) && Object.keys(want).every(isPresent);
}

/** Installs what package-lock.json says. Other commands' devDependencies stay. */
function install() {
  const withDev = needsDev || Object.values(installedPackages() ?? {}).some(({ dev }) => dev);
  console.log(`Installing ${withDev ? 'all' : 'the site’s'} dependencies …`);
  const npm = process.env.npm_execpath ?? '';
  const options =
    `ci ${withDev ? '--include=dev' : '--omit=dev'} --no-audit --no-fund --loglevel=error`.split(' ');
  const settings = { cwd: root, stdio: 'inherit' };
  const result = npm.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...options], settings)
    : spawnSync('npm', options, { ...settings, shell: process.platform === 'win32' });
  if (result.error) fail(`Could not start npm: ${result.error.message}`);
  if (result.status !== 0) fail('The dependencies could not be installed; see npm’s error above.');
}

/** The folder of bundled scripts: in the cache, or a temporary one where the project cannot be written. */
function scriptsFolder() {
  const folder = join(root, 'node_modules', '.cache', 'scripts');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    const temporary = mkdtempSync(join(tmpdir(), 'scripts-'));
    process.on('exit', () => rmSync(temporary, { recursive: true }));
    // Packages are looked for beside the script that imports them.
    symlinkSync(join(root, 'node_modules'), join(temporary, 'node_modules'), 'junction');
    return temporary;
  }
}

/**
 * Bundles a script with all project files that it imports into one JavaScript file. A loader that compiles each module
 * adds a second to every build.
 */
async function bundle() {
  const { buildSync } = await import('esbuild');
  const folder = scriptsFolder();
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
  // Atomically: the same command may be starting a second time.
  const temporary = `${outfile}.${process.pid}`;
  writeFileSync(temporary, outputFiles[0].contents);
  renameSync(temporary, outfile);
  return outfile;
}

/** Exits when npm is killed, because npm's shell does not pass the signal on. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 1000).unref();
}

requireNode(20, 19);
// In an address these signs end the path, and Vite takes the paths of modules for addresses.
if (/[#?]/.test(root)) fail(`Rename the folder “${root}”: Vite cannot build from a path with # or ?.`);
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
  process.exit(1); // The bundler has printed the errors.
});
await import(pathToFileURL(program).href);
