import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCode } from '../has-code.ts';

/** What publishes last: the pages, then the file by which servers notice a new site. */
const LATE = [/\.(html|json)(\.gz|\.br)?$/, /^_headers$/];

/**
 * Replaces the files of a folder that differ, each atomically: first what pages need, then the pages; old files are
 * removed last. All in one go, so that no signal comes between; after an error everything is as it was.
 * @param site the new files; those that replace others are moved from here
 * @param before an empty folder on the same file system, for the files that are replaced or removed
 * @param kept files that stay although the new ones do not contain them
 * @param isOther whether an entry of the folder is none of the site's
 */
export function replaceFiles(
  out: string,
  site: string,
  before: string,
  kept: ReadonlySet<string>,
  isOther: (name: string) => boolean,
): void {
  const files = filesIn(site);
  const old = filesIn(out, isOther);
  const undo: (() => void)[] = [];
  const moved = new Set<string>();

  const moveAway = (name: string): void => {
    move(join(out, name), join(before, name));
    moved.add(name);
    undo.push(() => move(join(before, name), join(out, name)));
  };
  const place = (name: string): void => {
    const target = join(out, name);
    for (const path of [...parentsOf(name), name]) {
      const found = lstatSync(join(out, path), { throwIfNoEntry: false });
      if (found && (path === name ? !found.isFile() : !found.isDirectory())) moveAway(path);
    }
    if (lstatSync(target, { throwIfNoEntry: false })) {
      linkOrCopy(target, join(before, name));
      undo.push(() => renameSync(join(before, name), target));
    } else {
      undo.push(() => {
        renameSync(target, join(site, name));
        for (const path of parentsOf(name).reverse()) removeIfEmpty(join(out, path));
      });
    }
    move(join(site, name), target);
  };

  const rank = (name: string) => LATE.findLastIndex((late) => late.test(name));
  const present = new Set(old);
  const isUnchanged = (name: string) =>
    name !== '_headers' && present.has(name) && isSame(join(site, name), join(out, name));
  const changed = files.filter((name) => !isUnchanged(name)).sort((one, other) => rank(one) - rank(other));
  const wanted = new Set([...files, ...kept]);
  const gone = old.filter((name) => !wanted.has(name));
  try {
    for (const name of changed) place(name);
    for (const name of gone) if (![...parentsOf(name), name].some((path) => moved.has(path))) moveAway(name);
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
  const folders = [...new Set(gone.flatMap(parentsOf))].sort().reverse();
  for (const folder of folders) removeIfEmpty(join(out, folder));
}

/** Everything in a folder that is no folder, by its path in it. */
function filesIn(folder: string, isOther = (_: string) => false, path = ''): string[] {
  const entries = readdirSync(join(folder, path), { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (path === '' && isOther(entry.name)) return [];
    const name = path === '' ? entry.name : `${path}/${entry.name}`;
    return entry.isDirectory() ? filesIn(folder, isOther, name) : [name];
  });
}

/** The folders around a file, the outermost first. */
const parentsOf = (name: string): string[] =>
  [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));

const isSame = (one: string, other: string): boolean =>
  lstatSync(other).isFile() &&
  statSync(other).size === statSync(one).size &&
  readFileSync(one).equals(readFileSync(other));

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

function linkOrCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    // Some file systems have no links.
    if (!hasCode(error, 'EPERM', 'ENOSYS', 'ENOTSUP', 'EMLINK', 'EOPNOTSUPP')) throw error;
    copyFileSync(from, to);
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR')) throw error;
  }
}
