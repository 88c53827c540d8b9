import { useState } from 'react';
import { AskForName } from '../AskForName.tsx';
import { Dialog } from '../Dialog.tsx';
import { useEditing } from '../editing.ts';
import { describedBy, FieldName, FieldNotes } from '../FieldFrame.tsx';
import { type FieldProps, problemsAt, textOf } from '../field-props.ts';
import { Menu } from '../Menu.tsx';
import { MarkdownEditor } from './MarkdownEditor.tsx';

/** A longer text in a file of its own: which one, and its words. */
export function MarkdownField({ value, onChange, field, problems, path, id }: FieldProps) {
  const { texts, addText } = useEditing();
  const [open, setOpen] = useState<'words' | 'new'>();
  const own = problemsAt(problems, path);
  const name = textOf(value);
  const chosen = texts.find((text) => text.name === name);
  const close = () => setOpen(undefined);
  return (
    <div className="field field-markdown">
      <label className="field-name" htmlFor={id}>
        <FieldName field={field} />
      </label>
      <Menu
        id={id}
        {...describedBy(id, own)}
        value={name}
        options={texts.map((text) => ({ value: text.name, label: `${text.title} (${text.name})` }))}
        onChange={(next) => onChange(next || undefined)}
      />
      <div className="picture-tools">
        {chosen && (
          <button type="button" className="editor-button" onClick={() => setOpen('words')}>
            Edit the words
          </button>
        )}
        <button type="button" className="editor-button" onClick={() => setOpen('new')}>
          New text
        </button>
      </div>
      <FieldNotes id={id} help="A longer text. Another page may show the same one." problems={own} />
      {open === 'words' && (
        <Dialog title={chosen?.title ?? name} onClose={close} wide>
          <MarkdownEditor name={name} onDone={close} />
        </Dialog>
      )}
      {open === 'new' && (
        <Dialog title="New text" onClose={close}>
          <AskForName
            label="Title"
            help="The heading over the text; its file gets its name from it."
            button="Make this text"
            initial=""
            onDone={async (title) => {
              onChange(await addText(title));
              setOpen('words');
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
