import { createElement, Fragment, type ReactNode } from 'react';

/** A short word with a hyphen: Wi-Fi, PCI-DSS, as-built. Longer ones may be parted, or lines would become ragged. */
const SHORT = /(?<![\w-])(\w{2,7}-\w{2,7})(?![\w-])/;

/**
 * Keeps short words with a hyphen on one line. A hyphen that does not break would do so too, but who searches
 * the page for “Wi-Fi” would not find it.
 */
export function unbroken(text: string): ReactNode {
  if (!text.includes('-')) return text;
  const parts = text.split(SHORT);
  if (parts.length === 1) return text;
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 ? createElement('span', { className: 'nowrap' }, part) : part)),
  );
}
