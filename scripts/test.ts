/**
 * Runs every check of the project in turn, goes on after a failure, and closes with what failed and with
 * `N passed, N failed`. With `engines` it runs only the tests in Firefox and WebKit.
 */
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { EDITOR_DIST, SAMPLE_DIST } from '../tests/built-site.ts';
import { SAMPLE_SITE } from '../tests/sample-site.ts';
import { findChromium, findHeadlessShell } from './lib/chromium.ts';
import { findEngines } from './lib/engines.ts';
import { runProgram } from './lib/run-program.ts';
import { sum, type Tally, tallyOf, tallyReport } from './lib/tally.ts';

const REPORTS = 'test-results';
const bin = (name: string) => join('node_modules', '.bin', name);
const script = (name: string, env?: Record<string, string>) =>
  runProgram(process.execPath, ['scripts/run.js', name], env);

let hasChromium = false;
let isBuilt = false;

async function browser(): Promise<Tally> {
  const chromium = await findChromium();
  hasChromium = true;
  console.log(`  ${[chromium, findHeadlessShell()].filter(Boolean).join(', ')}`);
  return { passed: 0, failed: 0 };
}

async function unitTests(): Promise<Tally> {
  const file = join(REPORTS, 'vitest.json');
  await rm(file, { force: true });
  const succeeded = await runProgram(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return tallyReport(JSON.parse(await readFile(file, 'utf8')), succeeded);
}

async function build(): Promise<Tally> {
  const env = { CONTENT_DIR: SAMPLE_SITE, OUT_DIR: SAMPLE_DIST };
  const editor = { CONTENT_DIR: SAMPLE_SITE, OUT_DIR: EDITOR_DIST };
  isBuilt = (await script('build')) && (await script('build', env)) && (await script('build-edit', editor));
  // The later steps look at these builds.
  process.env.SITE_DIST = 'dist';
  return tallyOf(isBuilt);
}

/** Runs Playwright and reads its report. */
async function playwright(name: string, options: string[]): Promise<Tally> {
  if (!isBuilt) throw new Error('Not run: there is no built site.');
  // Playwright takes a relative path from the folder of its config.
  const file = resolve(REPORTS, `playwright-${name}.json`);
  await rm(file, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const succeeded = await runProgram(bin('playwright'), ['test', ...options, '--reporter=list,json'], env);
  return tallyReport(JSON.parse(await readFile(file, 'utf8')), succeeded);
}

/** @param project of playwright.config.ts */
async function inChromium(project: 'browser' | 'timing'): Promise<Tally> {
  if (!hasChromium) throw new Error('Not run: there is no browser.');
  return playwright(project, [`--project=${project}`]);
}

/** Tests in the engines that are installed; with INSTALL_ENGINES they are installed first where that is possible. */
async function otherEngines(): Promise<Tally> {
  const engines = await findEngines(process.env.INSTALL_ENGINES !== undefined);
  for (const [name, program] of engines)
    console.log(`  ${name}: ${program ?? 'not installed, so not tested'}`);
  const projects = engines.flatMap(([name, program]) => (program ? [`--project=${name}`] : []));
  if (projects.length === 0) return { passed: 0, failed: 0 };
  return playwright('engines', ['--config=tests/engines', ...projects]);
}

const steps: [string, () => Promise<Tally>][] = [
  ['A browser', browser],
  ['Type check', async () => tallyOf(await runProgram(bin('tsc'), ['--noEmit']))],
  ['Lint', async () => tallyOf(await runProgram(bin('biome'), ['check', '--error-on-warnings']))],
  ['Content check', async () => tallyOf(await script('content-check'))],
  ['Build', build],
  ['Unit tests', unitTests],
  ['Browser tests', () => inChromium('browser')],
  ['Browser tests of frames and gestures', () => inChromium('timing')],
];
const engineSteps: typeof steps = [
  ['Build', build],
  ['Tests in Firefox and WebKit', otherEngines],
];
const chosen = process.argv[2] === 'engines' ? engineSteps : steps;

const tallies: Tally[] = [];
const failures: string[] = [];
for (const [index, [name, run]] of chosen.entries()) {
  console.log(`\n▶ ${index + 1}/${chosen.length} ${name} …`);
  const start = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return tallyOf(false);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${tally.failed === 0 ? '✓' : '✗'} ${name}: ${tally.failed === 0 ? 'good' : 'FAILED'}, ${seconds} s`,
  );
  tallies.push(tally);
  if (tally.failed > 0) failures.push(`✗ ${name}: ${tally.failed} failed, see above`);
}

const { passed, failed } = sum(tallies);
console.log(['', ...failures, `${passed} passed, ${failed} failed`].join('\n'));
process.exitCode = failed === 0 ? 0 : 1;
