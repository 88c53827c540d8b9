import type { Path } from '../diagnostic.ts';
import { valueAt } from '../explain/check-value.ts';
import { nameOf } from '../files/paths.ts';
import type { Picture } from '../files/pictures.ts';
import type { Shape } from '../schema/shape.ts';
import { walkTexts } from '../schema/walk-texts.ts';

/** The kinds of fields that refer to something elsewhere. */
const referenceKinds = ['link', 'image', 'icon', 'text-file', 'file', 'phone'] as const;

/** A name in a file that refers to something elsewhere. */
export interface Reference {
  kind: (typeof referenceKinds)[number];
  name: string;
  path: Path;
  /** For links in Markdown: the offsets in the file. */
  offsets?: readonly [number, number];
  /** For pictures: the width in pixels that they need here. */
  minWidth?: number | undefined;
  /** For pictures: the focal point beside the name. */
  focus?: string;
  /** For phone numbers: the country of the address beside it, if there is one. */
  country?: string;
}

/** What rules about other files need to know of a file, small enough to keep for thousands of them. */
export interface FileSummary {
  file: string;
  title?: string | undefined;
  description?: string | undefined;
  /** Set if the file has errors, so that parts of it may be missing here. */
  incomplete?: boolean;
  /** For pages: the address, old addresses and ids of sections. */
  address?: string;
  formerly: string[];
  anchors: string[];
  /** For pages: left out of menus and search engines. */
  hidden?: true;
  references: Reference[];
}

/** All files together, for rules that compare them. */
export interface ContentIndex {
  pages: readonly FileSummary[];
  texts: readonly FileSummary[];
  /** Every file, site.yaml included. */
  files: readonly FileSummary[];
  /** Pages by address. */
  byAddress: ReadonlyMap<string, FileSummary>;
  /** The current address of a page, by each of its old ones. */
  moved: ReadonlyMap<string, string>;
  /** Web address of this site, if site.yaml could be read. */
  ownAddress?: string | undefined;
  /** Country of the company, if site.yaml could be read. */
  country?: string | undefined;
  /** Names of all icons. */
  icons: ReadonlySet<string>;
  /** By their paths below `content/images`. */
  images: ReadonlyMap<string, Picture>;
  /** Names of the files in `content/files`. */
  downloads: ReadonlySet<string>;
  textNames: ReadonlySet<string>;
  /** Where files should be that are elsewhere, by their paths in the content folder: reported there, and only there. */
  elsewhere: ReadonlySet<string>;
}

/** Builds the index. */
export function indexContent({
  site,
  ...found
}: Omit<ContentIndex, 'files' | 'byAddress' | 'moved' | 'textNames'> & {
  site: FileSummary | undefined;
}): ContentIndex {
  const { pages, texts } = found;
  return {
    ...found,
    files: [...(site ? [site] : []), ...pages, ...texts],
    byAddress: new Map(pages.map((page) => [page.address ?? '', page])),
    moved: new Map(pages.flatMap(({ formerly, address = '' }) => formerly.map((old) => [old, address]))),
    textNames: new Set(texts.map(({ file }) => nameOf(file))),
  };
}

/**
 * The reference that a text of this shape is; undefined if it is none.
 * @param group the fields beside it
 */
export function referenceIn(
  text: string,
  { field, minWidth }: Shape,
  path: Path,
  group: unknown,
): Reference | undefined {
  const kind = referenceKinds.find((one) => one === field);
  if (kind === undefined) return undefined;
  const name = text.trim().normalize('NFC');
  if (name === '') return undefined;
  const focus = field === 'image' && textAt(group, ['focus']);
  const country = field === 'phone' && textAt(group, ['address', 'country']);
  return { kind, name, path, minWidth, ...(focus && { focus }), ...(country && { country }) };
}

/** The text at a path below a value; undefined where there is none. */
export function textAt(value: unknown, path: Path): string | undefined {
  const text = valueAt(value, path);
  return typeof text === 'string' ? text : undefined;
}

/** Every reference in a valid value. */
export function referencesIn(value: unknown, shape: Shape): Reference[] {
  const found: Reference[] = [];
  walkTexts(value, shape, (text, at, path, group) => {
    const reference = referenceIn(text, at, path, group);
    if (reference) found.push(reference);
  });
  return found;
}
