import { type Dispatch, type SetStateAction, useMemo } from 'react';
import type { FormModel } from '../../../content/index.ts';
import type { FieldData } from '../../field-data.ts';
import type { EditorSetup, FieldProblem, OpenFile } from '../../protocol.ts';
import { openFiles } from '../api.ts';
import { type KeyedFields, keepKeys, withKeys, withoutKeys } from '../data/keyed.ts';
import {
  countryOf,
  type EditorData,
  isHidden,
  languageOf,
  sectionsOf,
  withChange,
} from '../data/page-data.ts';
import { loadIcons, makeText, storeFile, storePicture } from '../field-api.ts';
import type { Editing } from '../fields/index.ts';
import { sectionName } from '../sections/section-name.ts';
import { useCommands } from '../session/editor-state.tsx';

/**
 * What the fields need from the editor around them.
 * @param fieldData what there is to choose from, and what changes it
 * @param onNewFile called with a file that was made
 */
export function useFieldEditing(
  { address, forms }: EditorSetup,
  [fieldData, setFieldData]: [FieldData, Dispatch<SetStateAction<FieldData>>],
  data: EditorData,
  problems: readonly FieldProblem[],
  onNewFile: (file: OpenFile, data: KeyedFields) => void,
): Editing {
  const { change } = useCommands();
  const { contents } = data;
  return useMemo(() => {
    const fileOf = (name: string) => `text/${name}.md`;
    const put = (file: string, fields: KeyedFields) =>
      change((now) => withChange(now, { file, path: [] }, fields));
    return {
      ...fieldData,
      // The places of this page as they are now, saved or not.
      pages: fieldData.pages.map((page) =>
        page.address === address ? { ...page, anchors: anchorsOf(data, forms) } : page,
      ),
      address,
      language: languageOf(data),
      country: countryOf(data),
      icons: loadIcons,
      async addPicture(file) {
        const picture = await storePicture(file);
        setFieldData((before) => ({ ...before, pictures: [...before.pictures, picture] }));
        return picture;
      },
      async addFile(file) {
        const stored = await storeFile(file);
        setFieldData((before) => ({ ...before, files: [...before.files, stored] }));
        return stored;
      },
      async addText(title) {
        const name = await makeText(title);
        const [made] = await openFiles([fileOf(name)]);
        if (!made) throw new Error(`“${title}” was made, but could not be opened. Load the page again.`);
        const fields = withKeys(made.data);
        onNewFile(made, fields);
        put(made.file, fields);
        setFieldData((before) => ({ ...before, texts: [...before.texts, { name, title }] }));
        return name;
      },
      text(name) {
        const file = contents[fileOf(name)];
        if (!file) return undefined;
        const { title, body } = withoutKeys(file);
        return {
          title: String(title ?? ''),
          body: String(body ?? ''),
          problems: problems.filter((problem) => problem.file === fileOf(name)),
        };
      },
      changeText(name, changes) {
        const before = contents[fileOf(name)] ?? {};
        put(fileOf(name), keepKeys(before, { ...withoutKeys(before), ...changes }) as KeyedFields);
      },
    };
  }, [fieldData, setFieldData, address, data, forms, contents, problems, change, onNewFile]);
}

/** The places of the page that have a name, in their order. */
const anchorsOf = (data: EditorData, forms: FormModel) =>
  sectionsOf(data).flatMap((section) => {
    const { id } = section.value;
    const isReachable = typeof id === 'string' && id !== '' && !isHidden(section);
    return isReachable ? [{ id, label: sectionName(section, forms) }] : [];
  });
