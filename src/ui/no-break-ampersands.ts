import type { ReactNode } from 'react';
import { noBreak } from './no-break.ts';

/** With a word that fits on a line of the largest heading on the smallest phone. */
const WITH_WORD = /(?<=\s)(&\s\S{1,10})(?=\s|$)/;

/** Keeps “&” and the next word of a heading on one line: no line ends with “&”. */
export const noBreakAmpersands = (heading: string): ReactNode => noBreak(heading, WITH_WORD);
