import { useMemo } from 'react';
import type { FieldProblem } from '../../protocol.ts';
import type { EditorSetup } from '../../setup.ts';
import { keepKeys, withoutKeys } from '../data/keyed.ts';
import { type EditorData, withChange } from '../data/page-data.ts';
import type { Editing } from '../fields/index.ts';
import { addPicture, addText, loadIcons, pictureUrl } from '../session/field-api.ts';
import { useCommands } from '../use-editor.ts';

/** What the fields need from the editor around them. */
export function useFieldEditing(
  { address, fieldData, file: pageFile }: EditorSetup,
  data: EditorData,
  problems: readonly FieldProblem[],
): Editing {
  const { change } = useCommands();
  const { files } = data.root.props;
  return useMemo(() => {
    const fileOf = (name: string) => `text/${name}.md`;
    return {
      ...fieldData,
      address,
      pictureUrl,
      addPicture,
      addText,
      icons: loadIcons,
      text(name) {
        const file = files[fileOf(name)];
        if (!file) return undefined;
        const { title, body } = withoutKeys(file);
        return {
          title: String(title ?? ''),
          body: String(body ?? ''),
          problems: problems.filter((problem) => problem.file === fileOf(name)),
        };
      },
      changeText(name, changes) {
        change((now) => {
          const before = now.root.props.files[fileOf(name)] ?? {};
          const next = keepKeys(before, { ...withoutKeys(before), ...changes });
          return withChange(now, pageFile, { file: fileOf(name), path: [] }, next);
        });
      },
    };
  }, [fieldData, address, files, problems, change, pageFile]);
}
