import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { checkReferences } from './check-references.ts';
import { checkTitles, checkUnusedTexts } from './check-site.ts';
import { listFiles } from './files.ts';
import type { Finding } from './finding.ts';
import { destinations } from './links.ts';
import type { Content, Page, Text } from './model.ts';
import { nameOf, shownPath } from './paths.ts';
import type { Problem } from './problem.ts';
import { placeFindings, type ReadFile, readPage, readSite, readText } from './read-file.ts';
import type { Outline } from './references.ts';
import type { Site } from './site-schema.ts';
import { loadStandards } from './standards.ts';

export type { Content, Page, Section, Text } from './model.ts';
export { contentDir } from './paths.ts';
export type { Problem } from './problem.ts';
export type { Site } from './site-schema.ts';

/**
 * Reads and checks all content.
 * @param dir the content folder
 * @returns everything that could be read, and every problem of every file, in the order of files and lines
 * @throws when the folder cannot be read
 */
export async function readContent(dir: string): Promise<Content> {
  const standards = await loadStandards();
  const files = listFiles(dir);
  const problems: Problem[] = [];
  const texts = new Map<string, Text>();
  const pages = new Map<string, Page>();
  const outlines: Outline[] = [];
  const take = <Data>(read: ReadFile<Data>): Data | undefined => {
    problems.push(...read.problems);
    return read.data;
  };

  let site: Site | undefined;
  if (files.site === undefined) {
    problems.push(missingSite(dir));
  } else {
    const read = readSite(shownPath(files.site), await readFile(files.site, 'utf8'), standards);
    site = take(read);
    outlines.push(read.outline);
  }
  const pageOutlines: Outline[] = [];
  for (const path of files.pages) {
    const read = readPage(shownPath(path), await readFile(path, 'utf8'), standards);
    const page = take(read);
    if (page) pages.set(page.address, page);
    pageOutlines.push(read.outline);
  }
  const textOutlines: Outline[] = [];
  for (const path of files.texts) {
    const read = readText(shownPath(path), await readFile(path, 'utf8'), path, standards);
    const text = take(read);
    if (text) texts.set(text.name, text);
    textOutlines.push(read.outline);
  }

  const known = {
    destinations: destinations(pageOutlines, site?.address),
    images: new Set(files.images.map((path) => relative(join(dir, 'images'), path).split(sep).join('/'))),
    texts: new Set(files.texts.map(nameOf)),
  };
  const late = checkTitles(pageOutlines);
  const add = (file: string, findings: Finding[]) => {
    if (findings.length > 0) late.set(file, [...(late.get(file) ?? []), ...findings]);
  };
  for (const outline of [...outlines, ...pageOutlines]) add(outline.file, checkReferences(outline, known));
  const used = pageOutlines.flatMap(({ references }) =>
    references.filter(({ kind }) => kind === 'text-file'),
  );
  for (const { file, finding } of checkUnusedTexts(
    textOutlines,
    new Set(used.map(({ name }) => name)),
    nameOf,
  )) {
    add(file, [finding]);
  }
  for (const [file, findings] of late)
    problems.push(...placeFindings(file, await readFile(file, 'utf8'), findings, standards));
  problems.sort(inOrder);
  const count = files.pages.length + files.texts.length + (files.site ? 1 : 0);
  return { files: count, ...(site ? { site } : {}), pages, texts, problems };
}

const inOrder = (a: Problem, b: Problem) =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;

function missingSite(dir: string): Problem {
  return {
    file: `${shownPath(dir)}/site.yaml`,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    severity: 'error',
    code: 'missing-site',
    message: 'This file is missing; it tells who the company is, and the words of header and footer.',
  };
}
