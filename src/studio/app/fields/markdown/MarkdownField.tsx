import { useState } from 'react';
import { textOf } from '../../data/keyed.ts';
import { AskForName } from '../AskForName.tsx';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { useEditing } from '../editing.ts';
import type { FieldProps } from '../field-props.ts';
import { SelectField } from '../SelectField.tsx';
import { MarkdownEditor } from './MarkdownEditor.tsx';

/** A longer text in a file of its own: which one, and its words. */
export function MarkdownField(props: FieldProps) {
  const { texts, addText } = useEditing();
  const [open, setOpen] = useState<'words' | 'new'>();
  const name = textOf(props.value);
  const chosen = texts.find((text) => text.name === name);
  const options = texts.map((text) => ({ value: text.name, label: `${text.title} (${text.name})` }));
  const close = () => setOpen(undefined);
  return (
    <>
      <SelectField {...props} options={options} help="A longer text. Another page may show the same one.">
        <div className="picture-tools">
          {chosen && <Button onClick={() => setOpen('words')}>Edit the words</Button>}
          <Button onClick={() => setOpen('new')}>New text</Button>
        </div>
      </SelectField>
      {open === 'words' && (
        <Dialog title={chosen?.title ?? name} onClose={close} wide>
          <MarkdownEditor name={name} onDone={close} />
        </Dialog>
      )}
      {open === 'new' && (
        <Dialog title="New text" onClose={close}>
          <AskForName
            field={{
              label: 'Title',
              description: 'The heading over the text; its file gets its name from it.',
            }}
            button="Make this text"
            initial=""
            onDone={async (title) => {
              props.onChange(await addText(title));
              setOpen('words');
            }}
          />
        </Dialog>
      )}
    </>
  );
}
