import type { FormEvent } from 'react';
import type { FormModel } from '../../../content/index.ts';
import type { OpenFile } from '../../protocol.ts';
import type { FileContents } from '../data/page-data.ts';
import { Button } from '../fields/Button.tsx';
import { Dialog } from '../fields/Dialog.tsx';
import { type Difference, fileDifferences, merged } from './differences.ts';
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
  const files = Object.entries(now.contents).map(([file, keyed]) => {
    const versions = [saved.contents[file], current[file], keyed] as const;
    return { file, keyed, versions, all: fileDifferences(file, versions, forms) };
  });
  const nameOf = (file: string, { path }: Difference) => JSON.stringify([file, ...path]);

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = files.map(({ file, versions }) => {
      const choose = (one: Difference) => (form.get(nameOf(file, one)) === 'mine' ? 'mine' : 'theirs');
      return [file, merged(file, versions, forms, choose)] as const;
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
              <Choice key={nameOf(file, one)} name={nameOf(file, one)} difference={one} />
            ))}
          </section>
        ))}
        <div className="editor-dialog-actions">
          <Button type="submit" kind="main">
            Continue with these words
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface ChoiceProps {
  name: string;
  difference: Difference;
}

/** The choice between one's own words and theirs; what only they have changed is theirs at first. */
function Choice({ name, difference: { where, mine, theirs, by } }: ChoiceProps) {
  const versions = [
    ['mine', 'Keep mine', mine],
    ['theirs', 'Take theirs', theirs],
  ] as const;
  return (
    <fieldset className="version-choice">
      <legend>{where.join(' › ')}</legend>
      <WordDifference first={theirs} second={mine} />
      {versions.map(([value, label, words]) => (
        <label key={value} className="version-option">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={(value === 'theirs') === (by === 'them')}
          />
          <span>
            <strong>{label}</strong> {words || '(nothing)'}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
