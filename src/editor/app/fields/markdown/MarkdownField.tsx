import { useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { useEditing } from '../editing.ts';
import { describedBy, FieldName, FieldNotes } from '../FieldFrame.tsx';
import { type FieldProps, problemsAt, textOf } from '../field-props.ts';
import { MarkdownEditor } from './MarkdownEditor.tsx';
import { NewText } from './NewText.tsx';

/** A longer text in a file of its own: which one, and its words. */
export function MarkdownField({ value, onChange, field, problems, path, id }: FieldProps) {
  const { texts } = useEditing();
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
      <select
        id={id}
        className="field-input"
        {...describedBy(id, own)}
        value={name}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      >
        {!chosen && <option value={name}>{name === '' ? 'Please choose' : `${name} (not found)`}</option>}
        {texts.map((text) => (
          <option key={text.name} value={text.name}>
            {text.title} ({text.name})
          </option>
        ))}
      </select>
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
          <NewText
            onDone={(made) => {
              onChange(made);
              setOpen('words');
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
