import type { ComponentData } from '@puckeditor/core';
import type { Path } from '../../../content/index.ts';
import type { OpenFile } from '../../protocol.ts';
import {
  type Item,
  isFields,
  type Keyed,
  type KeyedFields,
  valueAt,
  withKeys,
  withValueAt,
} from './keyed.ts';

/** The content of the files that one session edits, by their names. */
export type FileContents = { [file: string]: KeyedFields };

/** The name for a section's `id` within Puck, which has its own. */
const ANCHOR = 'anchor';
/** Words of the example that a section still has. */
export const EXAMPLE_WORDS = 'exampleWords';

/** What Puck keeps of a section besides its fields. */
export interface SectionProps {
  id: string;
  [EXAMPLE_WORDS]?: string[];
  [field: string]: unknown;
}

/** Puck's data, with the other files and the page's own fields as the root's. */
export interface EditorData {
  root: { props: { files: FileContents; page: KeyedFields } };
  content: ComponentData<SectionProps>[];
}

/** Puck's data from the contents of the files. */
export function editorData(pageFile: string, contents: FileContents): EditorData {
  const { [pageFile]: whole = {}, ...files } = contents;
  const { sections, ...page } = whole;
  return {
    root: { props: { page, files } },
    content: Array.isArray(sections) ? sections.map(componentOf) : [],
  };
}

/** The contents of files as they were opened. */
export const contentsOf = (opened: readonly OpenFile[]): FileContents =>
  Object.fromEntries(opened.map(({ file, data }) => [file, withKeys(data)]));

/** A section as Puck's data has it. */
export function componentOf({ key, from, value }: Item): ComponentData<SectionProps> {
  const { type, id, ...fields } = isFields(value) ? value : {};
  return {
    type: String(type),
    props: {
      ...fields,
      ...(id === undefined ? {} : { [ANCHOR]: id }),
      ...(from === undefined ? {} : { copiedFrom: from }),
      id: key,
    },
  };
}

/** A section as its file has it, with its key. */
export function sectionOf({ type, props }: ComponentData<SectionProps>): Item {
  const { id, [ANCHOR]: anchor, [EXAMPLE_WORDS]: _, copiedFrom, ...fields } = props;
  return {
    key: id,
    ...(typeof copiedFrom === 'string' && { from: copiedFrom }),
    value: { type, ...(anchor !== undefined && { id: anchor }), ...fields } as KeyedFields,
  };
}

/** The contents of all files from Puck's data. */
export function fileContents(pageFile: string, { root, content }: EditorData): FileContents {
  const { page, files } = root.props;
  return { ...files, [pageFile]: { ...page, sections: content.map(sectionOf) } };
}

/** The words of the example that a section still has. */
export const exampleWords = (props: SectionProps): string[] => props[EXAMPLE_WORDS] ?? [];

/** The data with another value in one of the files; without one, the field is removed. */
export function withChange(
  data: EditorData,
  pageFile: string,
  { file, path }: { file: string; path: Path },
  value: Keyed | undefined,
): EditorData {
  const { root, content } = data;
  const { page, files } = root.props;
  if (file !== pageFile) {
    const changed = withValueAt(files[file], path, value) as KeyedFields;
    return { ...data, root: { props: { page, files: { ...files, [file]: changed } } } };
  }
  const [first, index, ...rest] = path;
  if (first !== 'sections') {
    return { ...data, root: { props: { files, page: withValueAt(page, path, value) as KeyedFields } } };
  }
  return { ...data, content: content.map((one, at) => (at === index ? withField(one, rest, value) : one)) };
}

/** A section with another value; an empty path replaces all of its fields. */
export function withField(
  section: ComponentData<SectionProps>,
  path: Path,
  value: Keyed | undefined,
): ComponentData<SectionProps> {
  const item = sectionOf(section);
  const changed = componentOf({ ...item, value: withValueAt(item.value, path, value) });
  // What is written in their place, be it the same, is no longer an example.
  const words = exampleWords(section.props).filter((word) => word !== valueAt(item.value, path));
  return words.length > 0 ? { ...changed, props: { ...changed.props, [EXAMPLE_WORDS]: words } } : changed;
}

/** The value at a place in one of the files. */
export const valueIn = (data: EditorData, pageFile: string, { file, path }: { file: string; path: Path }) =>
  valueAt(fileContents(pageFile, data)[file], path);

/** Country of the company: where phone numbers are called. */
export const countryOf = ({ root }: EditorData): string =>
  String(valueAt(root.props.files['site.yaml'], ['company', 'address', 'country']) ?? '');

/** The language of the site. */
export const languageOf = ({ root }: EditorData): string =>
  String(root.props.files['site.yaml']?.language ?? 'en');
