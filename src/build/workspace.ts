import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { hasCode } from '../has-code.ts';

/** The working folder of one build. */
export interface Workspace {
  /** Folder for the built site. */
  site: string;
  /** Folder for the code that renders it. */
  code: string;
  /** Replaces the previous site. */
  publish(): Promise<void>;
  /** Removes the workspace; without `publish`, the previous site stays. */
  remove(): Promise<void>;
}

/** A workspace in the output folder, while a site is copied onto the file system that is mounted there. */
export const INCOMING = '.incoming.build';

/**
 * Creates a workspace beside the output folder, `dist.123.build` with the id of this process, and removes those of killed
 * builds.
 * @param out absolute path of the output folder
 */
export async function openWorkspace(out: string): Promise<Workspace> {
  await removeAbandoned(out);
  const folder = await makeFolder(`${out}.${process.pid}.build`);
  const site = join(folder, 'site');
  await mkdir(site);
  return {
    site,
    code: join(folder, 'code'),
    publish: () => replace(out, site, join(folder, 'before')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * `Promise.all`, but if one fails, the others have ended as well when it throws: nothing may write any more into a workspace
 * that is removed then.
 */
export async function allDone<const All extends readonly unknown[]>(
  promises: All,
): Promise<{ -readonly [At in keyof All]: Awaited<All[At]> }> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/** Makes a folder, or one for temporary files where its parent is not writable. */
async function makeFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true });
    return folder;
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error;
    return mkdtemp(join(tmpdir(), `${basename(folder)}-`));
  }
}

/** Removes the workspaces of processes that no longer run. */
async function removeAbandoned(out: string): Promise<void> {
  const parent = dirname(out);
  for (const name of existsSync(parent) ? await readdir(parent) : []) {
    const [, site, id] = /^(.+)\.(\d+)\.build$/.exec(name) ?? [];
    if (site !== basename(out) || (Number(id) !== process.pid && isRunning(Number(id)))) continue;
    await rm(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Replaces a folder by two renames, with microseconds between them. */
async function replace(out: string, site: string, before: string): Promise<void> {
  try {
    if (existsSync(out)) renameSync(out, before);
  } catch (error) {
    // A mount point cannot be renamed, nor a folder in one that is not writable.
    if (!hasCode(error, 'EBUSY', 'EXDEV', 'EACCES', 'EPERM')) throw error;
    return replaceContents(out, site);
  }
  try {
    renameSync(site, out);
  } catch (error) {
    if (existsSync(before) && !existsSync(out)) renameSync(before, out);
    throw error;
  }
}

/** Replaces what a folder contains: copies the site into it first, so that a full disk leaves the previous one. */
export async function replaceContents(out: string, site: string): Promise<void> {
  const incoming = join(out, INCOMING);
  await rm(incoming, { recursive: true, force: true });
  const [after, before] = [join(incoming, 'after'), join(incoming, 'before')];
  try {
    await cp(site, after, { recursive: true });
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    throw error;
  }
  mkdirSync(before);
  for (const name of readdirSync(out))
    if (name !== INCOMING && name !== 'lost+found') renameSync(join(out, name), join(before, name));
  for (const name of readdirSync(after)) renameSync(join(after, name), join(out, name));
  await rm(incoming, { recursive: true });
}
