import { useMemo, useState } from 'react';
import type { FormModel } from '../../../content/index.ts';
import type { OpenFile } from '../../protocol.ts';
import { type KeyedFields, keepKeys, valueAt } from '../data/keyed.ts';
import type { FileContents } from '../data/page-data.ts';
import { Dialog } from '../fields/Dialog.tsx';
import { type Difference, fileDifferences, textOf, withChosen } from './differences.ts';
import type { Saved } from './draft.ts';
import { WordDifference } from './WordDifference.tsx';
import './conflict.css';

interface Props {
  /** The changed files as they are now. */
  theirs: OpenFile[];
  saved: Saved;
  current: FileContents;
  forms: FormModel;
  onClose: () => void;
  /** Gets the files as they are now, with keys, and the contents that were chosen. */
  onChosen: (theirs: Saved, contents: FileContents) => void;
}

/** Both versions of files that somebody else has changed meanwhile, with a choice for each difference. */
export function ConflictDialog({ theirs, saved, current, forms, onClose, onChosen }: Props) {
  const files = useMemo(
    () =>
      theirs.map(({ file, stamp, data }) => {
        const keyed = keepKeys(saved.contents[file], data) as KeyedFields;
        return {
          file,
          stamp,
          keyed,
          all: fileDifferences(file, saved.contents[file], current[file], keyed, forms),
        };
      }),
    [theirs, saved, current, forms],
  );
  const [isMine, setIsMine] = useState<Record<string, boolean>>({});
  const nameOf = (file: string, { path }: Difference) => JSON.stringify([file, ...path]);
  const takesMine = (file: string, one: Difference) => isMine[nameOf(file, one)] ?? one.by !== 'them';

  const apply = () =>
    onChosen(
      {
        stamps: Object.fromEntries(files.map(({ file, stamp }) => [file, stamp])),
        contents: Object.fromEntries(files.map(({ file, keyed }) => [file, keyed])),
      },
      Object.fromEntries(
        files.map(({ file, keyed, all }) => [
          file,
          withChosen(
            keyed,
            all.filter((one) => takesMine(file, one)),
          ) as KeyedFields,
        ]),
      ),
    );

  return (
    <Dialog title="Somebody else has changed this meanwhile" onClose={onClose}>
      <p>Nothing has been overwritten. Choose which words to keep.</p>
      {files.map(({ file, keyed, all }) => (
        <section key={file} className="versions">
          {files.length > 1 && <h3>{String(keyed.title ?? 'What all pages share')}</h3>}
          {all.length === 0 && <p>Both versions say the same.</p>}
          {all.map((one) => {
            const name = nameOf(file, one);
            const choose = (mine: boolean) => setIsMine((before) => ({ ...before, [name]: mine }));
            return (
              <fieldset key={name} className="version-choice">
                <legend>{whereOf(one, current[file])}</legend>
                <WordDifference first={textOf(one.theirs)} second={textOf(one.mine)} />
                <Choice
                  name={name}
                  label="Keep mine"
                  isChosen={takesMine(file, one)}
                  onChoose={() => choose(true)}
                >
                  {textOf(one.mine)}
                </Choice>
                <Choice
                  name={name}
                  label="Take theirs"
                  isChosen={!takesMine(file, one)}
                  onChoose={() => choose(false)}
                >
                  {textOf(one.theirs)}
                </Choice>
              </fieldset>
            );
          })}
        </section>
      ))}
      <div className="editor-dialog-actions">
        <button type="button" className="editor-button editor-button-main" onClick={apply}>
          Continue with these words
        </button>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

const Choice = ({ name, label, isChosen, onChoose, children }: ChoiceProps) => (
  <label className="version-option">
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    <span>
      <strong>{label}</strong> {children}
    </span>
  </label>
);

/** What a value is called, with the heading of the section that it is in. */
function whereOf({ path, label }: Difference, file: KeyedFields | undefined): string {
  const [first, index] = path;
  const heading =
    first === 'sections' && path.length > 2 && valueAt(file, ['sections', index ?? 0, 'heading']);
  return typeof heading === 'string' ? `${heading} › ${label}` : label;
}
