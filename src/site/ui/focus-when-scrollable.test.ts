// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { focusWhenScrollable } from './focus-when-scrollable.ts';

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

/** A box with a table of another width. */
function region(scrollWidth: number, clientWidth: number) {
  const table = document.createElement('section');
  Object.defineProperties(table, {
    scrollWidth: { value: scrollWidth },
    clientWidth: { value: clientWidth },
  });
  return table;
}

test('a table is focusable only while it scrolls', () => {
  for (const [width, tabindex] of [
    [300, null],
    [301, '0'],
  ] as const) {
    const table = region(width, 300);
    const stop = focusWhenScrollable([table]);
    look([{ target: table }]);
    expect(table.getAttribute('tabindex')).toBe(tabindex);
    stop();
  }
  expect(disconnect).toHaveBeenCalledTimes(2);
});
