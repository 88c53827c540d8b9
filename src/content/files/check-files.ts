import { type Diagnostic, fileDiagnostic, type Severity } from '../diagnostic.ts';
import { nearest } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import { baseOf, endingOf, nameOf, shownIn } from './paths.ts';
import { downloadEndings, type Files, isPicture } from './sort-files.ts';

/** Names that no page can have, and what is at their addresses. */
export const reserved: ReadonlyMap<string, string> = new Map([
  ['404', 'is the error page; its words are in site.yaml'],
  ['index', 'is the home page; its file is home.yaml'],
  ['assets', 'is the folder of the site’s own code and styles'],
  ['images', 'is the folder of the site’s pictures'],
  ['files', 'is the folder of files that visitors can keep'],
  ['ajax', 'receives the messages of the contact form'],
]);

/** Lowercase letters, digits and single hyphens: the name of a file that becomes an address. */
const tidy = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Why a page cannot have a name, in a sentence; undefined if it can. */
export function pageNameProblem(name: string): string | undefined {
  if (!tidy.test(name))
    return `“${name}” becomes the address of the page: use lowercase letters, digits and single hyphens, as in case-studies.`;
  const taken = reserved.get(name);
  return taken && `The address “/${name}” ${taken}; choose another name.`;
}

/** A file name as addresses need it: lowercase letters, digits and single hyphens. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Checks the names and places of files: addresses that would not work, and files that nothing uses.
 * @param dir the content folder as diagnostics show it
 * @returns what is wrong, and the paths at which files should be that are elsewhere: whatever refers to those is right
 */
export function checkFileNames(dir: string, files: Files) {
  const found: Diagnostic[] = [];
  const named = [files.site ?? [], files.pages, files.texts].flat();
  const meant = [...named, ...files.others].flatMap((path) => placeOf(path) ?? []);
  const there = new Set(named);
  const elsewhere = new Set([...meant, 'pages/home.yaml'].filter((place) => !there.has(place)));
  const report: Report = (path, code, message, suggestion, severity) =>
    found.push(fileDiagnostic(shownIn(dir, path), code, message, suggestion, severity));
  const unusedFolders = new Set<string>();
  for (const path of files.others) {
    const [folder = '', ...inside] = path.split('/');
    if (inside.length === 0 || FOLDERS.includes(folder)) unusedFile(path, report);
    else unusedFolders.add(folder);
  }
  for (const folder of unusedFolders) {
    const [near] = nearest(folder, FOLDERS);
    const suggestion = `Move what is in it into ${near ? `the folder ${quote(near)}` : 'pages, text, images or files'}, or delete it.`;
    report(folder, 'unread-folder', 'The site does not use this folder.', suggestion, 'warning');
  }
  for (const path of [...files.pages, ...files.texts]) fileName(path, report);
  for (const path of [files.pages, files.texts, files.images, files.downloads].flat()) portable(path, report);
  for (const path of files.notFiles) {
    const suggestion = 'Put the file itself here; give a folder another name.';
    report(path, 'not-a-file', 'There is no file of the content behind this name.', suggestion);
  }
  for (const [path, code, what] of NEEDED) {
    const message = `This file is missing. It ${what}.`;
    if (!there.has(path) && !meant.includes(path))
      report(path, code, message, 'Restore it from an earlier version.');
  }
  return { found, elsewhere };
}

type Report = (path: string, code: string, message: string, suggestion: string, severity?: Severity) => void;

const NEEDED = [
  ['site.yaml', 'missing-site', 'holds the company’s details, and the words of header, footer and form'],
  ['pages/home.yaml', 'missing-home', 'is the home page'],
] as const;
const FOLDERS = ['pages', 'text', 'images', 'files'];

/** A JPEG under the ending that some systems give it. */
const jpegElsewhere = /\.(jfif|jpe|pjpeg)$/i;

/** The path in the content folder where a file belongs, by its name; undefined where its name does not say. */
function placeOf(path: string): string | undefined {
  const name = baseOf(path).replace(jpegElsewhere, '.jpg');
  if (isPicture(name)) return `images/${name}`;
  // Windows adds `.txt` to endings that it does not know.
  const [, own = '', ending] = /^(.*?)\.(ya?ml|md|markdown)(?:\.txt)?$/i.exec(name) ?? [];
  if (ending === undefined || /^readme$/i.test(own)) return undefined;
  const better = tidyName(own) || 'page';
  if (/^m/i.test(ending)) return `text/${better}.md`;
  return better === 'site' ? 'site.yaml' : `pages/${better === 'index' ? 'home' : better}.yaml`;
}

/** A file that nothing uses: says where it belongs. */
function unusedFile(path: string, report: Report) {
  const place = placeOf(path);
  if (place === undefined) {
    const message = 'The site does not use files of this kind, or in this place.';
    const suggestion = `Pictures are JPEG, PNG or SVG in “images”; files for visitors are right in “files”: ${downloadEndings.join(', ')}.`;
    report(path, 'unread-file', message, suggestion, 'warning');
    return;
  }
  const message = 'This file is not used, because of its name or its folder.';
  report(path, 'unread-file', message, `It belongs into the content folder as ${quote(place)}.`);
}

/** The names of pages and texts, by which the content calls them. */
function fileName(path: string, report: Report) {
  const name = nameOf(path);
  const taken = path.startsWith('pages/') ? reserved.get(name) : undefined;
  const message = 'The names of pages and texts have only lowercase letters, digits and single hyphens.';
  const better = (tidyName(name) || 'page') + endingOf(path);
  if (taken !== undefined)
    report(path, 'file-name', `The address ${quote(`/${name}`)} ${taken}.`, 'Give this page another name.');
  else if (!tidy.test(name))
    report(path, 'file-name', message, `Name it ${quote(better)}, or delete it if it is a copy.`);
}

/** The longest name of a file that every program and host takes. */
const LONGEST_NAME = 100;

/** Names that stand for devices on Windows, with any ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Names that other computers cannot have: a colleague could not open the folder there. */
function portable(path: string, report: Report) {
  const name = baseOf(path);
  const bad = path.split('/').find((part) => device.test(part) || /[<>:"|?*\\]|[. ]$/.test(part));
  if (bad !== undefined)
    report(path, 'file-name', `Windows has no files called ${quote(bad)}.`, 'Give it another name.');
  else if (name.length > LONGEST_NAME) {
    const message = `The name of this file has ${name.length} characters; ${LONGEST_NAME} is the limit.`;
    report(path, 'file-name', message, 'Give it a shorter name.');
  }
}
