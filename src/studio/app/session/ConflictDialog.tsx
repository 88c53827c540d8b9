import type { FormEvent } from 'react';
import type { FormModel } from '../../../content/index.ts';
import type { OpenFile } from '../../protocol.ts';
import { type KeyedFields, valueAt } from '../data/keyed.ts';
import type { FileContents } from '../data/page-data.ts';
import { Dialog } from '../fields/Dialog.tsx';
import { type Difference, fileDifferences, textOf, withChosen } from './differences.ts';
import { type Saved, savedFiles } from './draft.ts';
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
  const now = savedFiles(theirs, saved.contents);
  const files = Object.entries(now.contents).map(([file, keyed]) => ({
    file,
    keyed,
    all: fileDifferences(file, saved.contents[file], current[file], keyed, forms),
  }));
  const nameOf = (file: string, { path }: Difference) => JSON.stringify([file, ...path]);

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = files.map(({ file, keyed, all }) => {
      const mine = all.filter((one) => form.get(nameOf(file, one)) === 'mine');
      return [file, withChosen(keyed, mine) as KeyedFields] as const;
    });
    onChosen(now, Object.fromEntries(chosen));
  };

  return (
    <Dialog title="Somebody else has changed this meanwhile" onClose={onClose}>
      <p>Nothing has been overwritten. Choose which words to keep.</p>
      <form onSubmit={apply}>
        {files.map(({ file, keyed, all }) => (
          <section key={file} className="versions">
            {files.length > 1 && <h3>{String(keyed.title ?? 'What all pages share')}</h3>}
            {all.length === 0 && <p>Both versions say the same.</p>}
            {all.map((one) => (
              <Choice
                key={nameOf(file, one)}
                name={nameOf(file, one)}
                where={whereOf(one, current[file])}
                difference={one}
              />
            ))}
          </section>
        ))}
        <div className="editor-dialog-actions">
          <button type="submit" className="editor-button editor-button-main">
            Continue with these words
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface ChoiceProps {
  name: string;
  where: string;
  difference: Difference;
}

/** The choice between one's own words and theirs; what only they have changed is theirs at first. */
function Choice({ name, where, difference: { mine, theirs, by } }: ChoiceProps) {
  const versions = [
    ['mine', 'Keep mine', mine],
    ['theirs', 'Take theirs', theirs],
  ] as const;
  return (
    <fieldset className="version-choice">
      <legend>{where}</legend>
      <WordDifference first={textOf(theirs)} second={textOf(mine)} />
      {versions.map(([value, label, words]) => (
        <label key={value} className="version-option">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={(value === 'theirs') === (by === 'them')}
          />
          <span>
            <strong>{label}</strong> {textOf(words)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What a value is called, with the heading of the section that it is in. */
function whereOf({ path, label }: Difference, file: KeyedFields | undefined): string {
  const [first, index] = path;
  const heading =
    first === 'sections' && path.length > 2 && valueAt(file, ['sections', index ?? 0, 'heading']);
  return typeof heading === 'string' ? `${heading} › ${label}` : label;
}
