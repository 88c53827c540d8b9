import { basename, dirname, extname, join, relative, sep } from 'node:path';
import type { Code } from '../codes.ts';
import { type Diagnostic, fileDiagnostic, type Severity } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';
import { contentFolder, type MisplacedFile, misnamedHome, placeOf, tidyName } from './intended-place.ts';
import { downloadEndings, type Files, type NotFile } from './list-files.ts';
import { nameOf, shownPath } from './paths.ts';

/** Names that no page can have, and what is at their addresses. */
export const reserved: ReadonlyMap<string, string> = new Map([
  ['404', 'is the error page; its words are in site.yaml'],
  ['index', 'is the home page; its file is home.yaml'],
  ['assets', 'is the folder of the site’s own code and styles'],
  ['images', 'is the folder of the site’s pictures'],
  ['files', 'is the folder of files that visitors can keep'],
  ['ajax', 'receives the messages of the contact form'],
]);

/**
 * Names whose files exist, but in the wrong folder or under the wrong name. They are reported once, at the file; what
 * refers to them is not reported again.
 */
export interface MisplacedFiles {
  /** Names of pages, `home` for the home page. */
  pages: string[];
  texts: string[];
  pictures: string[];
  /** Files in `images` that are no pictures, but that pages name: those are reported on the pages. */
  notPictures: string[];
}

/** Checks the names of files: addresses that would not work, and files that nothing uses. */
class FileCheck {
  readonly problems: Diagnostic[] = [];
  readonly misplaced: MisplacedFiles = { pages: [], texts: [], pictures: [], notPictures: [] };

  constructor(
    readonly dir: string,
    readonly files: Files,
  ) {}

  report(path: string, code: Code, message: string, suggestion: string, severity: Severity = 'error') {
    this.problems.push(fileDiagnostic(shownPath(path), code, message, suggestion, severity));
  }

  /** Remembers where a file should be. */
  expect({ kind, belongs }: MisplacedFile) {
    if (kind === 'page' || kind === 'text') this.misplaced[`${kind}s`].push(nameOf(belongs));
    if (kind === 'picture') this.misplaced.pictures.push(basename(belongs));
  }
}

/** @param used names of the pictures that pages show */
export function checkFileNames(dir: string, files: Files, used: ReadonlySet<string>) {
  const check = new FileCheck(dir, files);
  const others = files.others.map((path) => placeOf(dir, path));
  const folders = new Map<string, MisplacedFile[]>();
  for (const other of others) {
    const [folder = '', ...inside] = relative(dir, other.path).split(sep);
    if (inside.length > 0 && !['pages', 'text', 'images', 'files'].includes(folder))
      folders.set(folder, [...(folders.get(folder) ?? []), other]);
    else if (folder === 'images' && used.has(inside.join('/')))
      check.misplaced.notPictures.push(inside.join('/'));
    else unusedFile(other, check);
  }
  for (const [folder, inside] of folders) unusedFolder(join(dir, folder), inside, check);
  for (const path of files.pages) fileName(path, 'page', 'address', files.pages, check);
  for (const path of files.texts) fileName(path, 'text', 'name', files.texts, check);
  for (const path of [files.pages, files.texts, files.images, files.downloads].flat()) portable(path, check);
  for (const one of files.notFiles) notFile(one, check);
  if (!files.site && !others.some(({ kind }) => kind === 'site')) {
    const message =
      'This file is missing. It holds the company’s details, and the words of header, footer and form.';
    check.report(join(dir, 'site.yaml'), 'missing-site', message, 'Restore it from an earlier version.');
  }
  homePage(check);
  return { problems: check.problems, misplaced: check.misplaced };
}

function homePage(check: FileCheck) {
  const { dir, files, misplaced } = check;
  if (misplaced.pages.includes('home') || files.pages.some((path) => nameOf(path) === 'home')) return;
  misplaced.pages.push('home');
  const meant = misnamedHome(files);
  if (meant)
    check.report(
      meant,
      'file-name',
      'The file of the home page is called “home.yaml”.',
      'Name it “home.yaml”.',
    );
  else {
    const message = 'This file is missing. It is the home page.';
    check.report(
      join(dir, 'pages', 'home.yaml'),
      'missing-home',
      message,
      'Restore it from an earlier version.',
    );
  }
}

function fileName(path: string, what: 'page' | 'text', use: string, all: string[], check: FileCheck) {
  const name = nameOf(path);
  const taken = what === 'page' ? reserved.get(name) : undefined;
  if (taken !== undefined && !(name === 'index' && misnamedHome(check.files) === path)) {
    const message = `No page can be called ${quote(name)}: the address ${quote(`/${name}`)} ${taken}.`;
    check.report(path, 'file-name', message, 'Give this page another name.');
    return;
  }
  if (taken !== undefined || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return;
  const better = tidyName(name) || what;
  if (what === 'page' && better === 'home' && !all.some((other) => nameOf(other) === 'home')) return;
  check.misplaced[`${what}s`].push(better);
  const message = `The name of this file is the ${use} of the ${what}: only lowercase letters, digits and single hyphens.`;
  const original = all.find((other) => other !== path && better.startsWith(nameOf(other)));
  const copy = original
    ? `Delete it if it is a copy of ${quote(basename(original))}; else name it `
    : 'Name it ';
  check.report(path, 'file-name', message, `${copy}${quote(better + extname(path))}.`);
}

/** The longest name of a file that every program and host takes. */
const LONGEST_NAME = 100;

/** Names that stand for devices on Windows, with any ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Names that other computers cannot have: a colleague could not open the folder there. */
function portable(path: string, check: FileCheck) {
  const name = basename(path);
  const bad = relative(check.dir, path)
    .split(sep)
    .find((part) => device.test(part) || /[<>:"|?*\\]|[. ]$/.test(part));
  if (bad !== undefined)
    check.report(path, 'file-name', `Windows has no files called ${quote(bad)}.`, 'Give it another name.');
  else if (name.length > LONGEST_NAME) {
    const message = `The name of this file has ${name.length} characters; ${LONGEST_NAME} is the limit.`;
    check.report(path, 'file-name', message, 'Give it a shorter name.');
  }
}

/** A file that nothing uses: says where it belongs. */
function unusedFile(file: MisplacedFile, check: FileCheck) {
  const { path, kind, belongs } = file;
  if (kind === 'unknown') {
    const isInImages = relative(check.dir, path).startsWith(`images${sep}`);
    const isInFiles = relative(check.dir, path).startsWith(`files${sep}`);
    const message = isInImages
      ? 'This file is not an image format that pages support.'
      : isInFiles
        ? 'Visitors cannot be offered files of this kind, or in this place.'
        : 'The site does not use files of this kind.';
    const suggestion = isInImages
      ? 'Save pictures as JPEG, PNG or SVG, and move files for visitors to the folder “files”.'
      : isInFiles
        ? `Put it right into the folder “files”, as one of these: ${downloadEndings.join(', ')}.`
        : 'Delete it, or move it to where it belongs.';
    check.report(path, 'unread-file', message, suggestion, 'warning');
    return;
  }
  check.expect(file);
  const place = join(check.dir, belongs);
  const { site, pages, texts, images } = check.files;
  const isTaken = [site, ...pages, ...texts, ...images].includes(place);
  const wrong = [
    ...(dirname(path) === dirname(place) ? [] : ['folder']),
    ...(basename(path) === basename(place) ? [] : ['name']),
  ];
  const message = `This file is not used, because of its ${wrong.join(' and its ')}.`;
  const suggestion = isTaken
    ? `There is ${quote(belongs.split(sep).join('/'))} already; delete one of the two.`
    : moveTo(path, place);
  check.report(path, 'unread-file', message, suggestion);
}

/** What to do with a file so that it is used: rename it, move it, or both. */
function moveTo(path: string, place: string): string {
  const name = basename(path) === basename(place) ? '' : quote(basename(place));
  if (dirname(path) === dirname(place)) return `Name it ${name}.`;
  const up = path.startsWith(dirname(place) + sep) ? 'up, right ' : '';
  const move = `Move it ${up}into the folder ${quote(basename(dirname(place)))}`;
  return name ? `${move}, and name it ${name}.` : `${move}.`;
}

/** A folder that nothing uses: one diagnostic for all that is in it. */
function unusedFolder(path: string, inside: MisplacedFile[], check: FileCheck) {
  const { pages, texts, images } = check.files;
  const lists = { pages, text: texts, images };
  const kinds = { pages: 'page', text: 'text', images: 'picture' } as const;
  const meant = (['pages', 'text', 'images'] as const).find(
    (name) =>
      name === contentFolder(basename(path)) ||
      (lists[name].length === 0 && inside.some(({ kind }) => kind === kinds[name])),
  );
  if (!meant) {
    const suggestion = 'Delete it, or move what is in it to where it belongs.';
    check.report(path, 'unread-folder', 'The site does not use this folder.', suggestion, 'warning');
    return;
  }
  for (const file of inside) check.expect(file);
  const suggestion =
    lists[meant].length === 0
      ? `Name it ${quote(meant)}.`
      : `Move what is in it into the folder ${quote(meant)}.`;
  const message = `The site does not use this folder; the one that it uses is called ${quote(meant)}.`;
  check.report(path, 'unread-folder', message, suggestion);
}

const reasons: Record<NotFile['reason'], string> = {
  folder: 'This is a folder with the name of a file.',
  'broken-link': 'This is a link to a file that does not exist.',
  'link-outside': 'This is a link to a file outside of the content folder.',
  device: 'This is not a file that can be read.',
};

function notFile({ path, reason }: NotFile, check: FileCheck) {
  const suggestion =
    reason === 'folder' ? 'Give it another name, or delete it.' : 'Put the file itself here.';
  check.report(path, 'not-a-file', reasons[reason], suggestion);
}
