import { createElement, Fragment, type ReactNode } from 'react';

/** A short hyphenated word: Wi-Fi, PCI-DSS, as-built. Longer ones may break, or lines would become ragged. */
const SHORT = /(?<![\w-])(\w{2,7}-\w{2,7})(?![\w-])/;

/**
 * Keeps short hyphenated words on one line. Non-breaking hyphens would do so too, but then searching the page for “Wi-Fi”
 * would not find it.
 */
export function noBreakHyphens(text: string): ReactNode {
  if (!text.includes('-')) return text;
  const parts = text.split(SHORT);
  if (parts.length === 1) return text;
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 ? createElement('span', { className: 'nowrap' }, part) : part)),
  );
}
