import { isDeepStrictEqual } from 'node:util';
import { parseText, plainValue } from '../../../src/content/index.ts';
import type { Changeable } from '../open-folder.ts';
import { type ContentLine, contentLine } from './content-line.ts';
import { mistakes } from './mistakes.ts';
import { Random } from './random.ts';

/** One mistake made in one file of the sample site. */
export interface Case {
  mistake: string;
  /** Path relative to the content folder. */
  path: string;
  text: string;
  /** Lines, from 1, on which the first message may be. */
  lines: number[];
}

/** Makes every kind of mistake `each` times, always the same ones for the same content and seed. */
export function makeCases(folder: Changeable, each: number, seed = 2025): Case[] {
  const paths = [...folder.files.pages, ...(folder.files.site ? [folder.files.site] : [])];
  const files = paths.map((path) => {
    const text = folder.text(path);
    const lines = text.split('\n').flatMap((raw, at) => contentLine(raw, at) ?? []);
    return { path, text, value: means(text), lines };
  });
  return mistakes.flatMap((mistake, kind) => {
    const random = new Random(seed + kind);
    const places = files.flatMap((file) =>
      file.lines.filter((line) => mistake.where(line, file.lines)).map((line) => ({ file, line })),
    );
    const cases: Case[] = [];
    const used = new Set<ContentLine>();
    while (cases.length < each && used.size < places.length) {
      const { file, line } = random.pick(places);
      if (used.has(line)) continue;
      used.add(line);
      const made = [mistake.make(line, random, file.lines)].flat();
      const all = file.text.split('\n');
      const more = mistake.withChildren ? children(all, line) : mistake.withNext ? 1 : 0;
      all.splice(line.at, 1 + more, ...made);
      const text = all.join('\n');
      const value = means(text);
      if (value !== undefined && isDeepStrictEqual(value, file.value)) continue;
      const lines = mistake.atGroup
        ? groupLines(all, line)
        : (mistake.lines ?? [0]).map((n) => line.at + n + 1);
      cases.push({ mistake: mistake.name, path: file.path, text, lines });
    }
    return cases;
  });
}

/** The number of lines below a line that are indented further. */
function children(lines: string[], { at, indent }: ContentLine): number {
  let n = at + 1;
  while (n < lines.length && (lines[n]?.trim() === '' || (lines[n] ?? '').search(/\S/) > indent)) n++;
  return n - at - 1;
}

/** The value of a text; undefined if it is not valid YAML. */
function means(text: string): unknown {
  const document = parseText(text);
  return document.errors.length > 0 ? undefined : plainValue(document.contents);
}

/** The first line of the group that a line was deleted from, the name of that group, and the lines beside the gap. */
function groupLines(lines: string[], deleted: ContentLine): number[] {
  let at = deleted.at - 1;
  while (
    at > 0 &&
    ((lines[at] ?? '').search(/[^ -]/) >= deleted.indent || lines[at]?.trim() === '') &&
    !lines[at]?.slice(0, deleted.indent).includes('-')
  )
    at--;
  return [at + 1, at + 2];
}
