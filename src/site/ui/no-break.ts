import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Keeps what a pattern matches on one line, by styles alone: the words that are read, copied and searched stay the same.
 * @param pattern with two groups: what has to be before the words, and the words
 */
export function noBreak(text: string, pattern: RegExp): ReactNode {
  const parts = text.split(pattern);
  if (parts.length === 1) return text;
  const nodes = parts.map((part, index) => {
    if (index % 3 === 2) return createElement('span', { className: 'nowrap' }, part);
    return index % 3 === 0 && part + (parts[index + 1] ?? '');
  });
  return createElement(Fragment, null, ...nodes);
}
