import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { aptInstall, runProgram } from './run-program.ts';

/** The places on the search path that have a program of this name. */
export const onPath = (name: string): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((file) => existsSync(file));

/** Whether a browser starts; some systems have a program of that name which only says how to get one. */
export const works = (path: string): boolean =>
  spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/** A Chromium or Chrome of Linux, or the one that Playwright has installed. */
function find(): string | undefined {
  const own = chromium.executablePath();
  const installed = ['chromium', 'google-chrome', 'chromium-browser'].flatMap(onPath).find(works);
  return installed ?? (existsSync(own) ? own : undefined);
}

/**
 * The path of the engine without a browser around it, which opens pages with a quarter less processor time; undefined where
 * the machine has none or CHROMIUM_PATH names a browser.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? undefined : onPath('chromium-headless-shell')[0];

/**
 * The path of a Chromium or Chrome, installed first when the machine has none; CHROMIUM_PATH names another one.
 * @throws Error that says what to install when that fails
 */
export async function findChromium(): Promise<string> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM_PATH names no browser: ${wanted}`);
  const present = wanted || find();
  if (present) return present;
  console.log('  This machine has no Chromium; installing one …');
  // Without a font, text has no size.
  await aptInstall('chromium', 'fonts-liberation');
  if (find()) await aptInstall('chromium-headless-shell');
  else await runProgram('node_modules/.bin/playwright', ['install', 'chromium']);
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'There is no Chromium to test with, and none could be installed. Install Chromium or Google Chrome, or name one in CHROMIUM_PATH.',
  );
}
