import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { aptInstall } from './apt.ts';
import { runProgram } from './run-program.ts';

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome'];
const MAC_APPS = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
const WINDOWS_APPS = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];

export const NO_CHROMIUM =
  'There is no Chromium to test with, and none could be installed. Install Chromium or Google Chrome, or name one in CHROMIUM_PATH.';

/** Every place where this kind of machine keeps a Chromium or Chrome, the wanted one first. */
export function candidates(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, home: string): string[] {
  const wanted = env.CHROMIUM_PATH;
  if (wanted) return [wanted];
  if (platform === 'darwin')
    return ['/Applications', join(home, 'Applications')].flatMap((folder) =>
      MAC_APPS.map((app) => join(folder, app)),
    );
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder ? WINDOWS_APPS.map((app) => join(folder, app)) : [],
    );
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Whether a browser starts; some systems have a program of that name which only says how to get one. */
export function works(path: string): boolean {
  if (!existsSync(path)) return false;
  // Chrome for Windows opens a window when asked for its version.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

const find = () =>
  [...candidates(process.platform, process.env, homedir()), chromium.executablePath()].find(works);

/**
 * The path of a Chromium or Chrome, installed first when the machine has none.
 * @throws Error that says what to install when that fails
 */
export async function findChromium(): Promise<string> {
  const present = find();
  if (present) return present;
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH names no browser: ${process.env.CHROMIUM_PATH}`);
  console.log('  This machine has no Chromium; installing one …');
  // Without a font, text has no size.
  await aptInstall('chromium', 'fonts-liberation');
  const installed = find();
  if (installed) return installed;
  await runProgram('node_modules/.bin/playwright', ['install', 'chromium']);
  const downloaded = find();
  if (!downloaded) throw new Error(NO_CHROMIUM);
  return downloaded;
}
