// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { makeScrollableTablesFocusable } from './focusable-tables.ts';

type Look = (entries: { target: Element }[]) => void;
let look: Look = () => {};
const disconnect = vi.fn();
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: Look) {
      look = callback;
    }
    observe = () => {};
    disconnect = disconnect;
  },
);
afterEach(() => vi.clearAllMocks());

/** A text with a table of some width in a box of another. */
function text(scrollWidth: number, clientWidth: number) {
  const root = document.createElement('div');
  root.innerHTML = '<section class="prose-table" tabindex="0"></section>';
  const table = root.firstElementChild as HTMLElement;
  Object.defineProperties(table, {
    scrollWidth: { value: scrollWidth },
    clientWidth: { value: clientWidth },
  });
  return { root, table };
}

test('a table is focusable only while it scrolls', () => {
  for (const [width, tabindex] of [
    [300, null],
    [301, '0'],
  ] as const) {
    const { root, table } = text(width, 300);
    const stop = makeScrollableTablesFocusable(root);
    look([{ target: table }]);
    expect(table.getAttribute('tabindex')).toBe(tabindex);
    stop();
  }
  expect(disconnect).toHaveBeenCalledTimes(2);
});

test('a text without tables is not observed', () => {
  makeScrollableTablesFocusable(document.createElement('div'))();
  expect(disconnect).not.toHaveBeenCalled();
});
