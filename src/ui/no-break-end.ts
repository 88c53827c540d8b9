import type { ReactNode } from 'react';
import { noBreak } from './no-break.ts';
import { SHORT } from './no-break-hyphens.ts';

/** The last three words, where they fit on a line of the smallest phone. The editor marks ends by a private character. */
const END = /(?<=\s)\S{1,8} \S{1,8} [^\s\p{Co}]{1,8}(?=\p{Co}?$)/u;

const PATTERN = new RegExp(`(${END.source}|${SHORT.source})`, 'u');

/** For paragraphs too long to be balanced: as noBreakHyphens, and the last line is never one short word. */
export const noBreakEnd = (text: string): ReactNode => noBreak(text, PATTERN);
