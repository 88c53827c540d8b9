import { basename, extname, join, relative, sep } from 'node:path';
import type { Diagnostic } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';
import type { Files } from './files.ts';
import { misnamedHome, type Stray, strayOf, tidyName } from './intended-place.ts';
import { nameOf } from './paths.ts';
import { checkFolder, checkStray, type FileCheck, fileProblem } from './unexpected-files.ts';

/** Names that no page can have: at these addresses stands something else. */
export const reserved: ReadonlySet<string> = new Set(['404']);

/**
 * Looks at the names of files: addresses that would not work, and files that nobody reads.
 * @param used names of the pictures that pages show: of those the page's own line is told
 */
export function checkFileNames(dir: string, files: Files, used: ReadonlySet<string>): FileCheck {
  const check: FileCheck = {
    problems: [],
    misplaced: { pages: [], texts: [], pictures: [], notPictures: [] },
  };
  const strays = files.others.map((path) => strayOf(dir, path));
  const unknown = new Map<string, Stray[]>();
  for (const stray of strays) {
    const [folder = '', ...inside] = relative(dir, stray.path).split(sep);
    if (inside.length > 0 && !['pages', 'text', 'images'].includes(folder))
      unknown.set(folder, [...(unknown.get(folder) ?? []), stray]);
    else if (folder === 'images' && used.has(inside.join('/')))
      check.misplaced.notPictures.push(inside.join('/'));
    else checkStray(dir, stray, files, check);
  }
  for (const [folder, inside] of unknown) checkFolder(join(dir, folder), inside, files, check);
  for (const path of files.pages) checkName(path, 'page', 'address', files.pages, check);
  for (const path of files.texts) checkName(path, 'text', 'name', files.texts, check);
  if (!files.site && !strays.some(({ kind }) => kind === 'site')) check.problems.push(missingSite(dir));
  checkHome(dir, files, check);
  return check;
}

function missingSite(dir: string): Diagnostic {
  return fileProblem(
    `${dir}/site.yaml`,
    'missing-site',
    'This file is missing; it tells who the company is, and the words of header, footer and form.',
    'Bring it back from an earlier version.',
  );
}

function checkHome(dir: string, files: Files, { problems, misplaced }: FileCheck) {
  if (misplaced.pages.includes('home') || files.pages.some((path) => nameOf(path) === 'home')) return;
  misplaced.pages.push('home');
  const meant = misnamedHome(files);
  const [path, message, suggestion] = meant
    ? [meant, 'The file of the front page is called “home.yaml”.', 'Name it “home.yaml”.']
    : [
        join(dir, 'pages', 'home.yaml'),
        'This file is missing; it is the front page.',
        'Bring it back from an earlier version.',
      ];
  problems.push(fileProblem(path, meant ? 'file-name' : 'missing-home', message, suggestion));
}

function checkName(path: string, what: 'page' | 'text', use: string, all: string[], check: FileCheck) {
  const name = nameOf(path);
  if (what === 'page' && reserved.has(name)) {
    const message = `At the address ${quote(`/${name}`)} stands the error page; its words are in site.yaml.`;
    check.problems.push(fileProblem(path, 'file-name', message, 'Give this page another name.'));
    return;
  }
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return;
  const better = tidyName(name) || what;
  if (what === 'page' && better === 'home' && !all.some((other) => nameOf(other) === 'home')) return;
  check.misplaced[`${what}s`].push(better);
  const message = `The name of this file is the ${use} of the ${what}, and takes small letters, digits and single hyphens only.`;
  const original = all.find((other) => other !== path && better.startsWith(nameOf(other)));
  const copy = original
    ? `Delete it if it is a copy of ${quote(basename(original))}; else name it `
    : 'Name it ';
  check.problems.push(fileProblem(path, 'file-name', message, `${copy}${quote(better + extname(path))}.`));
}
