import type { ReactNode } from 'react';
import { noBreak } from './no-break.ts';

/** A short hyphenated word: Wi-Fi, PCI-DSS, as-built. Longer ones may break, or lines would become ragged. */
export const SHORT = /(?<![\w-])\w{2,7}-\w{2,7}(?![\w-])/;

const PATTERN = new RegExp(`(${SHORT.source})`);

/**
 * Keeps short hyphenated words on one line. Non-breaking hyphens would do so too, but then searching the page for “Wi-Fi”
 * would not find it.
 */
export const noBreakHyphens = (text: string): ReactNode => noBreak(text, PATTERN);
