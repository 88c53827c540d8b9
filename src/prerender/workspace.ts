import { existsSync, renameSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from './host/has-code.ts';
import { OutFolderError } from './out-folder.ts';

/** The working folder of one build. */
export interface Workspace {
  /** Folder for the built site. */
  site: string;
  /** Folder for the code that renders it. */
  code: string;
  /** Replaces the previous site. */
  publish(): void;
  /** Removes the workspace; without `publish`, the previous site stays. */
  remove(): Promise<void>;
}

/**
 * Creates a workspace beside the output folder, `dist.build`, in place of the one of a killed build. One folder takes one
 * build at a time.
 * @param out absolute path of the output folder
 * @throws OutFolderError when nothing can be written there
 */
export async function openWorkspace(out: string): Promise<Workspace> {
  const folder = `${out}.build`;
  await rm(folder, { recursive: true, force: true });
  const site = join(folder, 'site');
  await mkdir(site, { recursive: true }).catch((error: unknown) => refuse(out, error));
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

/** Replaces a folder by two renames, with microseconds between them. */
function replace(out: string, site: string, before: string): void {
  try {
    if (existsSync(out)) renameSync(out, before);
    renameSync(site, out);
  } catch (error) {
    if (existsSync(before) && !existsSync(out)) renameSync(before, out);
    refuse(out, error);
  }
}

function refuse(out: string, error: unknown): never {
  // Also the answer for a mount point, which cannot be renamed.
  if (!hasCode(error, 'EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS')) throw error;
  throw new OutFolderError(
    `The site cannot be built into ${out}: a build makes a folder beside it and renames that, which is not possible in ${dirname(out)} (${String(error)}). Nothing was changed. Name a folder inside of it, such as OUT_DIR=${join(out, 'site')}.`,
    { cause: error },
  );
}
