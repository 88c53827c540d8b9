import type { Code } from '../codes.ts';

/** With more mistakes than this, a file is not read on: it is no page, and longer reports help no one. */
export const MAX_MISTAKES = 300;

/** The report for the rest of such a file. */
export const tooMany = {
  code: 'too-many-mistakes' satisfies Code,
  message: 'There are too many mistakes above; nothing below this line was checked.',
  certain: false,
} as const;
