import { basename, dirname, extname, relative, sep } from 'node:path';
import type { Files } from './files.ts';
import { quote } from './names.ts';
import { shownPath } from './paths.ts';
import type { Problem } from './problem.ts';

const pictures = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg', '.gif', '.tif', '.tiff']);

/** Looks at the names of files: addresses that would not work, and files that nobody reads. */
export function checkFileNames(dir: string, files: Files): Problem[] {
  return [
    ...(files.site === undefined ? [missingSite(dir)] : []),
    ...files.pages.flatMap((path) => badName(path, 'page', 'address')),
    ...files.texts.flatMap((path) => badName(path, 'text', 'name')),
    ...files.images.filter((path) => !pictures.has(extname(path).toLowerCase())).map(notPicture),
    ...files.others.map((path) => unread(dir, path)),
  ];
}

function about(
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
  return about(
    `${dir}/site.yaml`,
    'missing-site',
    'This file is missing; it tells who the company is, and the words of header, footer and form.',
    'Bring it back from an earlier version.',
  );
}

function badName(path: string, what: string, use: string): Problem[] {
  const ending = extname(path);
  const name = basename(path, ending);
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return [];
  const better = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const message = `The name of this file is the ${use} of the ${what}, and takes small letters, digits and single hyphens only.`;
  return [about(path, 'file-name', message, `Name it ${quote(`${better || what}${ending}`)}.`)];
}

function notPicture(path: string): Problem {
  return about(
    path,
    'unread-file',
    'This file is no picture that a page could show.',
    'Move it elsewhere.',
    'warning',
  );
}

function unread(dir: string, path: string): Problem {
  const folder = relative(dir, dirname(path)).split(sep)[0];
  const name = basename(path, extname(path));
  const wanted = folder === 'pages' ? '.yaml' : folder === 'text' ? '.md' : undefined;
  const ending = extname(path).toLowerCase();
  if (wanted && ['.yaml', '.yml', '.json', '.md', '.markdown', '.txt', '.html'].includes(ending)) {
    const nested = relative(dir, path).split(sep).length > 2;
    const renamed = nested
      ? `Move it up, right into the folder ${quote(folder ?? '')}.`
      : `Name it ${quote(name + wanted)}.`;
    return about(path, 'unread-file', 'Nobody reads this file, because of its name or place.', renamed);
  }
  return about(
    path,
    'unread-file',
    'Nobody reads a file of this kind here.',
    'Delete it, or move it to where it belongs.',
    'warning',
  );
}
