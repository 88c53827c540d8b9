import { renameSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { hasCode } from '../has-code.ts';
import { exists } from './cache.ts';
import { replaceFiles } from './replace.ts';

/**
 * The working folder of one build: beside the output folder (`dist.123-0.build`), or inside it (`.123-0.build`) where the
 * parent folder is not writable. The first number is the process id.
 */
export interface Workspace {
  /** Folder for the built site. */
  site: string;
  /**
   * Replaces the previous site. Without files to keep it is replaced as a whole.
   * @param kept files of the previous site that stay although this one does not contain them
   */
  publish(kept?: ReadonlySet<string>): Promise<void>;
  /** Removes the workspace; without `publish`, the previous site stays. */
  remove(): Promise<void>;
}

const NAME = /\.(\d+)-\d+\.build$/;

/** Whether a file name is that of a workspace. */
export const isWorkspace = (name: string): boolean => NAME.test(name);

const open = new Set<string>();
let opened = 0;

/**
 * Creates a workspace, and removes those of killed builds.
 * @param out absolute path of the output folder
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
    async publish(kept) {
      if (dirname(folder) === out) await replaceInside(out, folder, kept);
      else if (!kept?.size) await replaceWhole(out, folder);
      else if ((await stat(out)).dev !== (await stat(folder)).dev) await replaceMounted(out, folder, kept);
      else await replaceInside(out, folder, kept);
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

/** Removes the workspaces of processes that no longer run, and restores a site that one of them had moved away. */
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
 * Replaces the whole folder by two synchronous renames. A server that reads between them finds no folder for some
 * microseconds and tries again (see `currentSite`).
 */
async function replaceWhole(out: string, folder: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const before = join(folder, attempt === 0 ? 'before' : `before-${attempt}`);
    try {
      renameSync(out, before);
    } catch (error) {
      // A mount point cannot be renamed, only its contents.
      if (hasCode(error, 'EBUSY', 'EXDEV', 'EACCES', 'EPERM')) return replaceMounted(out, folder);
      if (!hasCode(error, 'ENOENT')) throw error;
    }
    try {
      return renameSync(join(folder, 'site'), out);
    } catch (error) {
      // Another build has published between the two renames: move its site away as well.
      if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) continue;
      await rename(before, out).catch(() => {}); // there may have been no previous site
      throw error;
    }
  }
}

/** Copies the site onto the file system that is mounted at the folder, then publishes it from there. */
async function replaceMounted(out: string, folder: string, kept?: ReadonlySet<string>): Promise<void> {
  const inside = join(out, basename(folder).replace(/^.*(?=\.\d+-\d+\.build$)/, ''));
  open.add(inside);
  await cp(join(folder, 'site'), join(inside, 'site'), { recursive: true });
  await replaceInside(out, inside, kept);
  await rm(inside, { recursive: true, force: true });
  open.delete(inside);
}

/**
 * Replaces the contents of a folder file by file, where the folder itself cannot be replaced or most of it stays.
 * @param kept files that stay although the new site does not contain them
 */
export async function replaceInside(
  out: string,
  folder: string,
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  const before = join(folder, 'before');
  await mkdir(before, { recursive: true });
  replaceFiles(out, join(folder, 'site'), before, kept, (name) => isWorkspace(name) || name === 'lost+found');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
