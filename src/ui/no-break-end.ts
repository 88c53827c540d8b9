import type { ReactNode } from 'react';
import { noBreak } from './no-break.ts';
import { TOGETHER } from './no-break-words.ts';

/** The last three words, where they fit on a line of the smallest phone. The editor marks ends by a private character. */
const END = /(?<=\s)\S{1,8} \S{1,8} [^\s\p{Co}]{1,8}(?=\p{Co}?$)/u;

const PATTERN = new RegExp(`(${END.source}|${TOGETHER.source})`, 'u');

/** For paragraphs too long to be balanced: as noBreakWords, and the last line is never one short word. */
export const noBreakEnd = (text: string): ReactNode => noBreak(text, PATTERN);
