/** A stretch that both sides have changed. Lines keep their line breaks. */
export interface Hunk {
  yours: string[];
  base: string[];
  theirs: string[];
}

/** A merged file: texts that are certain, and between them the hunks to choose from. */
export type Merged = (string | Hunk)[];

/** Marks of `git merge-file`, longer than any that people type. */
export const MARKER_SIZE = 40;
const marker = (sign: string) =>
  new RegExp(`^${sign === '|' ? '\\|' : sign}{${MARKER_SIZE}}(?: .*)?\\r?\\n?$`);
const [YOURS, BASE, THEIRS, END] = ['<', '|', '=', '>'].map(marker) as [RegExp, RegExp, RegExp, RegExp];

/**
 * Reads the output of `git merge-file --diff3`. Git takes neighbouring lines for one hunk; where all three versions have
 * the same number of lines, a line that only one side has changed is no conflict.
 */
export function readHunks(source: string): Merged {
  const merged: Merged = [];
  let hunk: Hunk | undefined;
  let part: keyof Hunk = 'yours';
  for (const line of source.split(/(?<=\n)/)) {
    if (!hunk && YOURS.test(line)) {
      hunk = { yours: [], base: [], theirs: [] };
      part = 'yours';
    } else if (hunk && BASE.test(line)) part = 'base';
    else if (hunk && THEIRS.test(line)) part = 'theirs';
    else if (hunk && END.test(line)) {
      merged.push(...refine(hunk));
      hunk = undefined;
    } else if (hunk) hunk[part].push(line);
    else merged.push(line);
  }
  return merged;
}

function refine({ yours, base, theirs }: Hunk): Merged {
  if (yours.length !== base.length || theirs.length !== base.length) return [{ yours, base, theirs }];
  return base.map((line, at) => {
    const [mine = '', other = ''] = [yours[at], theirs[at]];
    if (mine === other || other === line) return mine;
    if (mine === line) return other;
    return { yours: [mine], base: [line], theirs: [other] };
  });
}
