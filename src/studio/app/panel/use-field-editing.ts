import type { Dispatch, SetStateAction } from 'react';
import type { FormModel } from '../../../content/index.ts';
import { isHidden } from '../../../content/shared/is-hidden.ts';
import type { FieldData, FileChoice, PictureChoice } from '../../field-data.ts';
import type { EditorSetup, OpenFile } from '../../protocol.ts';
import { post } from '../api.ts';
import { useCommands } from '../data/editor-state.tsx';
import { countryOf, type EditorData, languageOf, sectionsOf, withChange } from '../data/page-data.ts';
import type { Editing } from '../fields/editing.ts';
import { sectionName } from '../sections/section-commands.ts';
import { savedFiles } from '../session/draft.ts';
import type { useWork } from '../session/use-work.ts';

/**
 * What the fields need from the editor around them.
 * @param fieldData what there is to choose from, and what changes it
 */
export function useFieldEditing(
  { address, forms }: EditorSetup,
  [fieldData, setFieldData]: [FieldData, Dispatch<SetStateAction<FieldData>>],
  data: EditorData,
  { problems, isChanged, take }: ReturnType<typeof useWork>,
): Editing {
  const { change } = useCommands();
  const add = <Kind extends keyof FieldData>(kind: Kind, one: FieldData[Kind][number]) =>
    setFieldData((before) => ({ ...before, [kind]: [...before[kind], one] }));
  return {
    ...fieldData,
    problems,
    isChanged,
    forms,
    // The places of this page as they are now, saved or not.
    pages: fieldData.pages.map((page) =>
      page.address === address ? { ...page, anchors: anchorsOf(data, forms) } : page,
    ),
    address,
    language: languageOf(data),
    country: countryOf(data),
    async addPicture(file) {
      const picture = await post<PictureChoice>('addPicture', file);
      add('pictures', picture);
      return picture;
    },
    async addFile(file) {
      const stored = await post<FileChoice>('addFile', file);
      add('files', stored);
      return stored;
    },
    async addText(title) {
      const name = await post<string>('addText', title);
      const file = `text/${name}.md`;
      const made = savedFiles(await post<OpenFile[]>('open', [file]));
      const fields = made.contents[file];
      if (!fields) throw new Error(`“${title}” was made, but could not be opened. Load the page again.`);
      take(made);
      change((now) => withChange(now, { file, path: [] }, fields));
      add('texts', { name, title });
      return name;
    },
  };
}

/** The places of the page that have a name, in their order. */
const anchorsOf = (data: EditorData, forms: FormModel) =>
  sectionsOf(data).flatMap((section) => {
    const { id } = section.value;
    const isReachable = typeof id === 'string' && id !== '' && !isHidden(section.value);
    return isReachable ? [{ id, label: sectionName(section, forms) }] : [];
  });
