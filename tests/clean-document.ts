/** Leaves an empty document at its first address to the next test file, which may run in the same one. */
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// Sections and lists watch sizes, which this document does not have.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(cleanup);
afterAll(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
