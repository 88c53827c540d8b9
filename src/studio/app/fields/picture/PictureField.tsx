import { type DragEvent, useState } from 'react';
import { fieldsOf, textOf, withValueAt } from '../../data/keyed.ts';
import { Button } from '../Button.tsx';
import { useEditing } from '../editing.ts';
import { FieldName, FieldNotes } from '../FieldFrame.tsx';
import { type PlacedFieldProps, problemsBelow } from '../field-props.ts';
import { TextField } from '../TextField.tsx';
import { FocusPicture } from './FocusPicture.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import './pictures.css';

/** A picture, what it shows, and the point of it that matters most. */
export function PictureField({ value, onChange, field, problems, path, id }: PlacedFieldProps) {
  const { pictures } = useEditing();
  const [chooser, setChooser] = useState<{ dropped?: File }>();
  const picture = fieldsOf(value);
  const file = textOf(picture.file);
  const { alt, focus } = field.fields ?? {};
  const ofAlt = problemsBelow(problems, [...path, 'alt']);
  const own = problems.filter((one) => !ofAlt.includes(one));
  const shown = pictures.find((one) => one.file === file);
  const set = (name: string) => (next: PlacedFieldProps['value']) =>
    onChange(withValueAt(picture, [name], next));

  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    event.stopPropagation();
    setChooser({ dropped });
  };

  return (
    <fieldset
      className="field field-group field-picture"
      aria-describedby={`${id}-help ${id}-problems`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <legend className="field-name">
        <FieldName field={field} />
      </legend>
      <FieldNotes id={id} help={field.description} problems={own} />
      {shown && (
        <FocusPicture
          picture={shown}
          focus={textOf(picture.focus)}
          onChange={focus ? set('focus') : () => {}}
        />
      )}
      <div className="picture-tools">
        <Button id={id} onClick={() => setChooser({})} icon="picture">
          {value === undefined ? 'Choose a picture' : 'Another picture'}
        </Button>
        {!field.required && value !== undefined && (
          <Button onClick={() => onChange(undefined)} icon="delete">
            Remove
          </Button>
        )}
      </div>
      {alt && value !== undefined && (
        <TextField id={`${id}-alt`} field={alt} problems={ofAlt} value={picture.alt} onChange={set('alt')} />
      )}
      {chooser && (
        <PictureDialog
          {...chooser}
          field={field}
          chosen={{ file, alt: textOf(picture.alt) }}
          onChoose={(next) => {
            setChooser(undefined);
            // The point belongs to the picture that it was set on.
            if (next.file === file) onChange({ ...picture, alt: next.alt });
            else onChange(withValueAt({ ...picture, ...next }, ['focus'], undefined));
          }}
          onClose={() => setChooser(undefined)}
        />
      )}
    </fieldset>
  );
}
