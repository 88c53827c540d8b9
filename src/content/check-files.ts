import { basename, dirname, extname, join, relative, sep } from 'node:path';
import type { Files } from './files.ts';
import { quote } from './names.ts';
import { nameOf, shownPath } from './paths.ts';
import type { Problem } from './problem.ts';
import { contentFolder, misnamedHome, type Stray, strayOf, tidyName } from './strays.ts';

/**
 * Names whose files are there, though in the wrong place or under the wrong name. That is told once, at the file;
 * what refers to them is not told again.
 */
export interface Awaited {
  /** Names of pages, `home` for the front page. */
  pages: string[];
  texts: string[];
  pictures: string[];
  /** Files in `images` that pages name, and that no page can show: there, the page’s own line is told. */
  notPictures: string[];
}

/** Names that no page can have: at these addresses stands something else. */
export const reserved: ReadonlySet<string> = new Set(['404']);

/** What the names and places of files say. */
export interface FileCheck {
  problems: Problem[];
  awaited: Awaited;
}

/**
 * Looks at the names of files: addresses that would not work, and files that nobody reads.
 * @param used names of the pictures that pages show: of those the page's own line is told
 */
export function checkFileNames(dir: string, files: Files, used: ReadonlySet<string>): FileCheck {
  const check: FileCheck = { problems: [], awaited: { pages: [], texts: [], pictures: [], notPictures: [] } };
  const strays = files.others.map((path) => strayOf(dir, path));
  const unknown = new Map<string, Stray[]>();
  for (const stray of strays) {
    const [folder = '', ...inside] = relative(dir, stray.path).split(sep);
    if (inside.length > 0 && !['pages', 'text', 'images'].includes(folder))
      unknown.set(folder, [...(unknown.get(folder) ?? []), stray]);
    else if (folder === 'images' && used.has(inside.join('/')))
      check.awaited.notPictures.push(inside.join('/'));
    else checkStray(dir, stray, files, check);
  }
  for (const [folder, inside] of unknown) checkFolder(join(dir, folder), inside, files, check);
  for (const path of files.pages) checkName(path, 'page', 'address', files.pages, check);
  for (const path of files.texts) checkName(path, 'text', 'name', files.texts, check);
  if (!files.site && !strays.some(({ kind }) => kind === 'site')) check.problems.push(missingSite(dir));
  checkHome(dir, files, check);
  return check;
}

function problem(
  path: string,
  code: string,
  message: string,
  suggestion: string,
  severity: Problem['severity'] = 'error',
): Problem {
  const place = { file: shownPath(path), line: 1, column: 1, endLine: 1, endColumn: 1 };
  return { ...place, severity, code, message, suggestion };
}

function missingSite(dir: string): Problem {
  return problem(
    `${dir}/site.yaml`,
    'missing-site',
    'This file is missing; it tells who the company is, and the words of header, footer and form.',
    'Bring it back from an earlier version.',
  );
}

function checkHome(dir: string, files: Files, { problems, awaited }: FileCheck) {
  if (awaited.pages.includes('home') || files.pages.some((path) => nameOf(path) === 'home')) return;
  awaited.pages.push('home');
  const meant = misnamedHome(files);
  const [path, message, suggestion] = meant
    ? [meant, 'The file of the front page is called “home.yaml”.', 'Name it “home.yaml”.']
    : [
        join(dir, 'pages', 'home.yaml'),
        'This file is missing; it is the front page.',
        'Bring it back from an earlier version.',
      ];
  problems.push(problem(path, meant ? 'file-name' : 'missing-home', message, suggestion));
}

function checkName(path: string, what: 'page' | 'text', use: string, all: string[], check: FileCheck) {
  const name = nameOf(path);
  if (what === 'page' && reserved.has(name)) {
    const message = `At the address ${quote(`/${name}`)} stands the error page; its words are in site.yaml.`;
    check.problems.push(problem(path, 'file-name', message, 'Give this page another name.'));
    return;
  }
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return;
  const better = tidyName(name) || what;
  if (better === 'home' && !all.some((other) => nameOf(other) === 'home')) return;
  check.awaited[`${what}s`].push(better);
  const message = `The name of this file is the ${use} of the ${what}, and takes small letters, digits and single hyphens only.`;
  const original = all.find((other) => other !== path && better.startsWith(nameOf(other)));
  const copy = original
    ? `Delete it if it is a copy of ${quote(basename(original))}; else name it `
    : 'Name it ';
  check.problems.push(problem(path, 'file-name', message, `${copy}${quote(better + extname(path))}.`));
}

function checkStray(dir: string, stray: Stray, files: Files, check: FileCheck) {
  const { path, kind } = stray;
  if (kind === 'unknown') {
    const isInImages = relative(dir, path).startsWith(`images${sep}`);
    const message = isInImages
      ? 'This file is no picture that a page could show.'
      : 'Nobody reads a file of this kind here.';
    const suggestion = isInImages ? 'Move it elsewhere.' : 'Delete it, or move it to where it belongs.';
    check.problems.push(problem(path, 'unread-file', message, suggestion, 'warning'));
    return;
  }
  wait(stray, check);
  const place = join(dir, stray.belongs);
  const taken = [files.site, ...files.pages, ...files.texts, ...files.images].includes(place);
  const message = `Nobody reads this file ${wrongPart(stray, place)}.`;
  const suggestion = taken
    ? `There is ${quote(stray.belongs.split(sep).join('/'))} already; delete one of the two.`
    : wayTo(stray, place);
  check.problems.push(problem(path, 'unread-file', message, suggestion));
}

const wrongPart = ({ path }: Stray, place: string) =>
  dirname(path) === dirname(place)
    ? 'under this name'
    : basename(path) === basename(place)
      ? 'in this place'
      : 'in this place, under this name';

/** How a file comes to its place: by another name, by moving it, or both. */
function wayTo({ path }: Stray, place: string): string {
  const name = basename(path) === basename(place) ? '' : quote(basename(place));
  if (dirname(path) === dirname(place)) return `Name it ${name}.`;
  const folder = quote(basename(dirname(place)));
  const isAbove = path.startsWith(dirname(place) + sep);
  const move = isAbove ? `Move it up, right into the folder ${folder}` : `Move it into the folder ${folder}`;
  return name ? `${move}, and name it ${name}.` : `${move}.`;
}

/** A folder that nobody reads: one message for all that is in it. */
function checkFolder(path: string, strays: Stray[], files: Files, check: FileCheck) {
  const lists = { pages: files.pages, text: files.texts, images: files.images };
  const wanted = (['pages', 'text', 'images'] as const).find(
    (name) => name === contentFolder(basename(path)) || (lists[name].length === 0 && holds(strays, name)),
  );
  if (!wanted) {
    const suggestion = 'Delete it, or move what is in it to where it belongs.';
    check.problems.push(problem(path, 'unread-folder', 'Nobody reads this folder.', suggestion, 'warning'));
    return;
  }
  for (const stray of strays) wait(stray, check);
  const suggestion =
    lists[wanted].length === 0
      ? `Name it ${quote(wanted)}.`
      : `Move what is in it into the folder ${quote(wanted)}.`;
  check.problems.push(
    problem(
      path,
      'unread-folder',
      `Nobody reads this folder; the one that is read is called ${quote(wanted)}.`,
      suggestion,
    ),
  );
}

const kinds = { pages: 'page', text: 'text', images: 'picture' } as const;
const holds = (strays: Stray[], folder: keyof typeof kinds) =>
  strays.some(({ kind }) => kind === kinds[folder]);

function wait({ kind, belongs }: Stray, { awaited }: FileCheck) {
  if (kind === 'page' || kind === 'text') awaited[`${kind}s`].push(nameOf(belongs));
  if (kind === 'picture') awaited.pictures.push(basename(belongs));
}
