import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { formModel, type Value } from '../../src/content/index.ts';
import { loadSchemas, readExamples } from '../../src/content/node/index.ts';
import { EditorState, useEditor } from '../../src/studio/app/data/editor-state.tsx';
import { withKeys, withoutKeys } from '../../src/studio/app/data/keyed.ts';
import type { EditorData } from '../../src/studio/app/data/page-data.ts';
import { type Editing, EditingContext } from '../../src/studio/app/fields/editing.ts';

export const schemas = await loadSchemas();

/** The forms of the real schemas. */
export const forms = formModel(schemas, readExamples);

/** jsdom lays nothing out, so no picture is ever seen. */
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/** An editor of a small site, for tests of single fields. */
export const editingFixture = (changes: Partial<Editing> = {}): Editing => ({
  forms,
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
  problems: [],
  isChanged: false,
  addPicture: vi.fn(),
  addFile: vi.fn(),
  addText: vi.fn(),
  ...changes,
});

let now: EditorData;
function Seen() {
  now = useEditor().data;
  return null;
}

/** A file as it is now in the editor that was rendered last. */
export const fileNow = (file: string): { [name: string]: Value } => withoutKeys(now.contents[file] ?? {});

/** Puts an element into such an editor. @param files their contents */
export const withEditing =
  (changes: Partial<Editing> = {}, files: { [file: string]: object } = {}) =>
  (element: ReactNode) => {
    const contents = Object.entries(files).map(([file, fields]) => [
      file,
      withKeys(fields as { [name: string]: Value }),
    ]);
    return (
      <EditorState start={{ pageFile: 'pages/about.yaml', contents: Object.fromEntries(contents) }}>
        <Seen />
        <EditingContext value={editingFixture(changes)}>{element}</EditingContext>
      </EditorState>
    );
  };
