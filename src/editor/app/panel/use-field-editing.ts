import { useMemo, useState } from 'react';
import type { FieldProblem } from '../../protocol.ts';
import type { EditorSetup } from '../../setup.ts';
import { keepKeys, withoutKeys } from '../data/keyed.ts';
import { contentsOf, type EditorData, withChange } from '../data/page-data.ts';
import type { Editing } from '../fields/index.ts';
import { sectionName } from '../sections/section-name.ts';
import { openFiles } from '../session/api.ts';
import type { Saved } from '../session/draft.ts';
import { addPicture, loadIcons, makeText, pictureUrl, readFieldData } from '../session/field-api.ts';
import { useCommands } from '../use-editor.ts';

const fileOf = (text: string) => `text/${text}.md`;

/**
 * What the fields need from the editor around them.
 * @param join adds opened files to the session
 */
export function useFieldEditing(
  { address, fieldData, file: pageFile }: EditorSetup,
  data: EditorData,
  problems: readonly FieldProblem[],
  join: (opened: Saved) => void,
): Editing {
  const { change } = useCommands();
  const { files } = data.root.props;
  const [choices, setChoices] = useState(fieldData);
  return useMemo(() => {
    const isHere = (page: { address: string }) => page.address === address;
    return {
      ...choices,
      // The places of this page as they are now, saved or not.
      pages: choices.pages.map((page) => (isHere(page) ? { ...page, anchors: anchorsOf(data) } : page)),
      address,
      pictureUrl,
      icons: loadIcons,
      async addPicture(file) {
        const picture = await addPicture(file);
        setChoices(await readFieldData());
        return picture;
      },
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
      async addText(title) {
        const name = await makeText(title);
        const opened = await openFiles([fileOf(name)]);
        const contents = contentsOf(opened);
        join({ contents, stamps: Object.fromEntries(opened.map(({ file, stamp }) => [file, stamp])) });
        change((now) => {
          const { page, files } = now.root.props;
          return { ...now, root: { props: { page, files: { ...files, ...contents } } } };
        });
        setChoices(await readFieldData());
        return name;
      },
    };
  }, [choices, address, data, files, problems, change, pageFile, join]);
}

/** The places of the page that have a name, in their order. */
const anchorsOf = ({ content }: EditorData) =>
  content.flatMap((section) => {
    const { anchor, hidden } = section.props;
    const isReachable = typeof anchor === 'string' && anchor !== '' && String(hidden) !== 'true';
    return isReachable ? [{ id: anchor, label: sectionName(section) }] : [];
  });
