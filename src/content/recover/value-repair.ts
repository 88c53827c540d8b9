import type { Code } from '../codes.ts';
import { writeText } from '../explain/snippet.ts';
import type { Mistake } from './mistake.ts';

/** What is wrong with a value as it is written, and what to write instead. */
export interface ValueRepair extends Mistake {
  /** The value as it should be written. */
  text: string;
}

/** The repair of a value that should be a text: all of it is reported, and it is certain, unless `about` says otherwise. */
export const writeAs = (
  value: string,
  text: string,
  code: Code,
  message: string,
  about: Partial<ValueRepair> = {},
): ValueRepair => ({
  code,
  message,
  from: 0,
  to: value.length,
  text: writeText(text),
  certain: true,
  ...about,
});
