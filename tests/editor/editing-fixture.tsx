import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { type Editing, EditingContext } from '../../src/studio/app/fields/index.ts';

/** jsdom lays nothing out, so no picture is ever seen. */
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/** An editor of a small site, for tests of single fields. */
export const editingFixture = (changes: Partial<Editing> = {}): Editing => ({
  address: '/about',
  language: 'en',
  country: 'US',
  pages: [
    { address: '/', title: 'Home', anchors: [{ id: 'core-services', label: 'Our Core Services' }] },
    { address: '/about', title: 'About', anchors: [{ id: 'vision', label: 'Vision' }] },
    { address: '/contact', title: 'Contact', anchors: [] },
  ],
  pictures: [
    { file: 'team.jpg', width: 2000, height: 1200, alt: 'Four engineers at a table' },
    { file: 'rack.jpg', width: 900, height: 1200 },
  ],
  files: [{ file: 'prices.pdf', bytes: 1_250_000 }],
  texts: [
    { name: 'our-experience', title: 'Our Experience' },
    { name: 'history', title: 'History' },
  ],
  addPicture: vi.fn(),
  addFile: vi.fn(),
  icons: async () => [],
  text: () => undefined,
  changeText: vi.fn(),
  addText: vi.fn(),
  ...changes,
});

/** Puts an element into such an editor. */
export const withEditing =
  (changes: Partial<Editing> = {}) =>
  (element: ReactNode) => <EditingContext value={editingFixture(changes)}>{element}</EditingContext>;
