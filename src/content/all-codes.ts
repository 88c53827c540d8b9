import { type CodeEntry, coreCodes } from './codes.ts';
import { rules } from './rules/index.ts';

/** A kind of mistake, as editors read about it in `content/REFERENCE.md`. */
export interface CodeInfo {
  code: string;
  title: string;
  example: string;
}

const entries: [string, CodeEntry][] = [coreCodes, ...rules.map(({ codes }) => codes)].flatMap(
  Object.entries,
);

/** All kinds of mistakes in alphabetical order. */
export const codes: readonly CodeInfo[] = entries
  .sort()
  .map(([code, [title, example]]) => ({ code, title, example }));
