import { basename, dirname, join, relative, sep } from 'node:path';
import type { Code } from '../codes.ts';
import { type Diagnostic, fileDiagnostic, type Severity } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';
import type { Files } from './files.ts';
import { contentFolder, type Stray } from './intended-place.ts';
import { nameOf, shownPath } from './paths.ts';

/**
 * Names whose files are there, though in the wrong place or under the wrong name. That is told once, at the file;
 * what refers to them is not told again.
 */
export interface MisplacedFiles {
  /** Names of pages, `home` for the front page. */
  pages: string[];
  texts: string[];
  pictures: string[];
  /** Files in `images` that pages name, and that no page can show: there, the page’s own line is told. */
  notPictures: string[];
}

/** What the names and places of files say. */
export interface FileCheck {
  problems: Diagnostic[];
  misplaced: MisplacedFiles;
}

/** A diagnostic about the file at a path. */
export const fileProblem = (
  path: string,
  code: Code,
  message: string,
  suggestion: string,
  severity: Severity = 'error',
) => fileDiagnostic(shownPath(path), code, message, suggestion, severity);

/** Tells where a file that nobody reads belongs. */
export function checkStray(dir: string, stray: Stray, files: Files, check: FileCheck) {
  const { path, kind } = stray;
  if (kind === 'unknown') {
    const isInImages = relative(dir, path).startsWith(`images${sep}`);
    const message = isInImages
      ? 'This file is no picture that a page could show.'
      : 'Nobody reads a file of this kind here.';
    const suggestion = isInImages ? 'Move it elsewhere.' : 'Delete it, or move it to where it belongs.';
    check.problems.push(fileProblem(path, 'unread-file', message, suggestion, 'warning'));
    return;
  }
  expectAt(stray, check);
  const place = join(dir, stray.belongs);
  const taken = [files.site, ...files.pages, ...files.texts, ...files.images].includes(place);
  const message = `Nobody reads this file ${wrongPart(stray, place)}.`;
  const suggestion = taken
    ? `There is ${quote(stray.belongs.split(sep).join('/'))} already; delete one of the two.`
    : wayTo(stray, place);
  check.problems.push(fileProblem(path, 'unread-file', message, suggestion));
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
export function checkFolder(path: string, strays: Stray[], files: Files, check: FileCheck) {
  const lists = { pages: files.pages, text: files.texts, images: files.images };
  const wanted = (['pages', 'text', 'images'] as const).find(
    (name) => name === contentFolder(basename(path)) || (lists[name].length === 0 && holds(strays, name)),
  );
  if (!wanted) {
    const suggestion = 'Delete it, or move what is in it to where it belongs.';
    check.problems.push(
      fileProblem(path, 'unread-folder', 'Nobody reads this folder.', suggestion, 'warning'),
    );
    return;
  }
  for (const stray of strays) expectAt(stray, check);
  const suggestion =
    lists[wanted].length === 0
      ? `Name it ${quote(wanted)}.`
      : `Move what is in it into the folder ${quote(wanted)}.`;
  check.problems.push(
    fileProblem(
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

function expectAt({ kind, belongs }: Stray, { misplaced }: FileCheck) {
  if (kind === 'page' || kind === 'text') misplaced[`${kind}s`].push(nameOf(belongs));
  if (kind === 'picture') misplaced.pictures.push(basename(belongs));
}
