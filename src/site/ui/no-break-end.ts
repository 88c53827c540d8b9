import type { ReactNode } from 'react';
import { noBreak } from './no-break.ts';
import { BEFORE, TOGETHER } from './no-break-words.ts';

/** The last three words, where they fit on a line of the smallest phone. The editor marks ends by a private character. */
const END = /\S{1,8} \S{1,8} [^\s\p{Co}]{1,8}(?=\p{Co}?$)/u.source;

const PATTERN = new RegExp(`(\\s(?=${END})|${BEFORE}(?=${TOGETHER}))(${END}|${TOGETHER})`, 'u');

/** For paragraphs too long to be balanced: as noBreakWords, and the last line is never one short word. */
export const noBreakEnd = (text: string): ReactNode => noBreak(text, PATTERN);
