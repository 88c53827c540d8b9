import { renameSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hasCode } from '../has-code.ts';
import { exists } from './cache.ts';

/**
 * Where one build works until its site is whole: a folder beside the one it is for (`dist.123-0.build`), or inside of
 * it where nothing can be written beside it (`.123-0.build`). The number is that of the process.
 */
export interface Workspace {
  /** Folder that the site is built in. */
  site: string;
  /** Folder for code that only the build runs. */
  code: string;
  /** Puts the site in place of the one before it. */
  publish(): Promise<void>;
  /** Removes the workspace; without `publish`, the site before it is served on as it was. */
  remove(): Promise<void>;
}

const NAME = /\.(\d+)-\d+\.build$/;

/** Whether a file's name is that of a workspace. */
export const isWorkspace = (name: string): boolean => NAME.test(name);

const open = new Set<string>();
let opened = 0;

/**
 * Makes a workspace, and removes those of builds that were killed.
 * @param out the folder that the site is for, as an absolute path
 */
export async function openWorkspace(out: string): Promise<Workspace> {
  await removeAbandoned(out);
  const name = `.${process.pid}-${opened++}.build`;
  const folder = await makeFolder(`${out}${name}`, join(out, name));
  open.add(folder);
  const site = join(folder, 'site');
  await mkdir(site);
  return {
    site,
    code: join(folder, 'code'),
    async publish() {
      if (dirname(folder) === out) await replaceInside(out, folder);
      else await replaceWhole(out, folder);
    },
    async remove() {
      await rm(folder, { recursive: true, force: true });
      open.delete(folder);
    },
  };
}

async function makeFolder(beside: string, inside: string): Promise<string> {
  try {
    await mkdir(beside, { recursive: true });
    return beside;
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error;
    await mkdir(inside, { recursive: true });
    return inside;
  }
}

/** Removes the workspaces of processes that no longer run. What one of them had moved aside is put back. */
async function removeAbandoned(out: string): Promise<void> {
  for (const [parent, prefix] of [
    [dirname(out), basename(out)],
    [out, ''],
  ] as const) {
    for (const name of await readdir(parent).catch(() => [])) {
      const pid = Number(NAME.exec(name)?.[1]);
      const folder = join(parent, name);
      if (name.replace(NAME, '') !== prefix || !pid || open.has(folder)) continue;
      if (pid !== process.pid && isRunning(pid)) continue;
      if (!(await exists(out)) && (await exists(join(folder, 'before'))))
        await rename(join(folder, 'before'), out);
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/**
 * Exchanges the whole folder by two renames, with nothing of this process between them. A server that reads just then
 * finds no folder for some microseconds, and looks again (see `fromOneBuild`).
 */
async function replaceWhole(out: string, folder: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const before = join(folder, attempt === 0 ? 'before' : `before-${attempt}`);
    try {
      renameSync(out, before);
    } catch (error) {
      // A mount point cannot be renamed; only what is in it can.
      if (hasCode(error, 'EBUSY', 'EXDEV', 'EACCES', 'EPERM')) return replaceMounted(out, folder);
      if (!hasCode(error, 'ENOENT')) throw error;
    }
    try {
      return renameSync(join(folder, 'site'), out);
    } catch (error) {
      // Another build has published between the two renames: its site makes room for this one.
      if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) continue;
      await rename(before, out).catch(() => {}); // there may have been nothing before
      throw error;
    }
  }
}

/** Brings the site onto the file system that is mounted at the folder, then into place. */
async function replaceMounted(out: string, folder: string): Promise<void> {
  const inside = join(out, basename(folder).replace(/^.*(?=\.\d+-\d+\.build$)/, ''));
  open.add(inside);
  await cp(join(folder, 'site'), join(inside, 'site'), { recursive: true });
  await replaceInside(out, inside);
  await rm(inside, { recursive: true, force: true });
  open.delete(inside);
}

/**
 * Exchanges what is in a folder, entry by entry, where the folder itself has to stay. Files are replaced in one step;
 * those that pages ask for come before the pages, and what is no longer needed goes last.
 */
export async function replaceInside(out: string, folder: string): Promise<void> {
  const site = join(folder, 'site');
  const before = join(folder, 'before');
  await mkdir(before);
  const isPage = (name: string) => Number(/\.html$|^_headers$/.test(name));
  const names = (await readdir(site)).sort((one, other) => isPage(one) - isPage(other));
  for (const name of names) {
    const target = join(out, name);
    const old = await stat(target).catch(() => undefined);
    if (old && !(old.isFile() && (await stat(join(site, name))).isFile()))
      renameSync(target, join(before, name));
    renameSync(join(site, name), target);
  }
  for (const name of await readdir(out)) {
    if (names.includes(name) || isWorkspace(name) || name === 'lost+found') continue;
    await rename(join(out, name), join(before, name));
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
