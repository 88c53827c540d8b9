import type { Path } from '../../../content/index.ts';
import { type Item, isFields, type Keyed, type KeyedFields, valueAt, withValueAt } from './keyed.ts';

/** The file of what all pages share. */
export const SITE = 'site.yaml';

/** Where a value is. */
export interface Place {
  file: string;
  path: Path;
}

/** Whether a path is another one, or leads below it. */
export const isBelow = (path: Path, outer: Path): boolean => outer.every((step, at) => step === path[at]);

/** Whether a place is another one, or below it. */
export const isWithin = ({ file, path }: Place, outer: Place): boolean =>
  file === outer.file && isBelow(path, outer.path);

export const isSamePlace = (one: Place, other: Place): boolean =>
  isWithin(one, other) && one.path.length === other.path.length;

/** The content of the files that one session edits, by their names. */
export type FileContents = { [file: string]: KeyedFields };

/** What one session edits: a page, and the other files that it shows. */
export interface EditorData {
  pageFile: string;
  contents: FileContents;
}

/** A section of the page. */
export interface SectionData extends Item {
  value: KeyedFields;
  /** Words of the example that it still has; never written. */
  examples?: string[];
}

/** The file of the page. */
export const pageOf = ({ contents, pageFile }: EditorData): KeyedFields => contents[pageFile] ?? {};

/** What all pages share. */
export const siteOf = ({ contents }: EditorData): KeyedFields => contents[SITE] ?? {};

/** The sections of the page; of one that is no group of fields, an empty one. */
export function sectionsOf(data: EditorData): SectionData[] {
  const { sections } = pageOf(data);
  if (!Array.isArray(sections)) return [];
  return sections.map((item) => (isFields(item.value) ? (item as SectionData) : { ...item, value: {} }));
}

export const typeOf = ({ value }: SectionData): string => String(value.type);

/** The data with other sections on the page. */
export const withSections = (data: EditorData, sections: SectionData[]): EditorData => ({
  ...data,
  contents: { ...data.contents, [data.pageFile]: { ...pageOf(data), sections } },
});

/** The data with another value in one of the files; without one, the field is removed. */
export function withChange(data: EditorData, { file, path }: Place, value: Keyed | undefined): EditorData {
  const { pageFile, contents } = data;
  const before = valueAt(contents[file], path);
  const changed = withValueAt(contents[file], path, value) as KeyedFields;
  const next = { pageFile, contents: { ...contents, [file]: changed } };
  const [first, index] = path;
  const section = sectionsOf(next)[Number(index)];
  if (file !== pageFile || first !== 'sections' || !section?.examples) return next;
  // What is written in their place, be it the same, is no longer an example.
  const examples = section.examples.filter((word) => word !== before);
  return withSections(next, sectionsOf(next).with(Number(index), { ...section, examples }));
}

/** The value at a place in one of the files. */
export const valueIn = ({ contents }: EditorData, { file, path }: Place) => valueAt(contents[file], path);

/** Country of the company: where phone numbers are called. */
export const countryOf = (data: EditorData): string =>
  String(valueAt(siteOf(data), ['company', 'address', 'country']) ?? '');

/** The language of the site. */
export const languageOf = (data: EditorData): string => String(siteOf(data).language ?? 'en');

/** The groups in a value that name a file, in their order. */
export function filesIn(value: Keyed | undefined): KeyedFields[] {
  if (Array.isArray(value)) return value.flatMap((item) => filesIn(item.value));
  if (!isFields(value)) return [];
  return typeof value.file === 'string' ? [value] : Object.values(value).flatMap(filesIn);
}

/** The pictures in a value: groups with a file and what it shows. */
export const picturesIn = (value: Keyed | undefined) => filesIn(value).filter((one) => 'alt' in one);
