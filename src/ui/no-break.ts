import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Keeps what a pattern matches on one line, by styles alone: the words that are read, copied and searched stay the same.
 * @param pattern with one group, around all of it
 */
export function noBreak(text: string, pattern: RegExp): ReactNode {
  const parts = text.split(pattern);
  if (parts.length === 1) return text;
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 ? createElement('span', { className: 'nowrap' }, part) : part)),
  );
}
