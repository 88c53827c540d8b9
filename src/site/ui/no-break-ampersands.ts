import type { ReactNode } from 'react';
import { noBreak } from './no-break.ts';

/** With a word that fits on a line of the largest heading on the smallest phone. */
const WITH_WORD = /(\s)(&\s\S{1,10})$/;

/** Keeps “&” and the last word of a heading on one line, so that no word is left alone after a line that ends with “&”. */
export const noBreakAmpersands = (heading: string): ReactNode => noBreak(heading, WITH_WORD);
