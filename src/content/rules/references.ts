import type { Path } from '../diagnostic.ts';
import type { Shape } from '../schema/shape.ts';
import { walkTexts } from '../schema/walk-texts.ts';

/** A name in one file of something that stands elsewhere. */
export interface Reference {
  kind: 'link' | 'image' | 'icon' | 'text-file';
  name: string;
  path: Path;
  /** For links in Markdown: the place itself, as offsets into the file. */
  offsets?: readonly [number, number];
  /** For pictures: the width that their place needs, in pixels. */
  minWidth?: number;
}

/** What other files need to know of a file, small enough to keep for thousands of them. */
export interface FileSummary {
  file: string;
  title?: string;
  description?: string;
  /** For pages: the address, old addresses and names of places. */
  address?: string;
  formerly: string[];
  anchors: string[];
  references: Reference[];
}

/** Adds a text's reference to the list, when it is one. */
export function collect(text: string, shape: Shape, path: Path, into: Reference[]): void {
  const { field } = shape;
  if (field === 'link' || field === 'image' || field === 'icon' || field === 'text-file') {
    const name = text.trim();
    if (name !== '')
      into.push({ kind: field, name, path, ...(shape.minWidth ? { minWidth: shape.minWidth } : {}) });
  }
}

/** Every reference in a value. */
export function referencesIn(value: unknown, shape: Shape, prefix: Path = []): Reference[] {
  const found: Reference[] = [];
  walkTexts(value, shape, (text, at, path) => collect(text, at, path, found), prefix);
  return found;
}
