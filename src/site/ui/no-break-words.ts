import type { ReactNode } from 'react';
import { noBreak } from './no-break.ts';

/** A short hyphenated word: Wi-Fi, PCI-DSS, as-built. Longer ones may break, or lines would become ragged. */
const HYPHENATED = /\w{2,7}-\w{2,7}(?![\w-])/;

/** A number with its unit, and a name with its number: 10 Gb/s, 6 GHz, Microsoft 365. */
const WITH_NUMBER = /(?:\d+ \w{0,2}[A-Z/]\w{0,3}|[A-Z]\w{3,9} \d+)(?![\w/-])/;

/** What stays on one line, and what has to be before it: it begins with a word. */
const PATTERN = new RegExp(`(^|[^\\w.-])(${HYPHENATED.source}|${WITH_NUMBER.source})`);

/**
 * Keeps short hyphenated words and short terms with a number on one line. Non-breaking hyphens and spaces would do so too,
 * but then searching the page for “Wi-Fi” would not find it.
 */
export const noBreakWords = (text: string): ReactNode => noBreak(text, PATTERN);
