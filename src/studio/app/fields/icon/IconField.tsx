import { useState } from 'react';
import { textOf } from '../../data/keyed.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { describedBy, FieldName, FieldNotes } from '../FieldFrame.tsx';
import type { FieldProps } from '../field-props.ts';
import { IconDrawing, IconPicker } from './IconPicker.tsx';
import { useIcons } from './use-icons.ts';
import './icons.css';

/** An icon by its picture. */
export function IconField({ value, onChange, field, problems, id }: FieldProps) {
  const icons = useIcons();
  const [isOpen, setOpen] = useState(false);
  const name = textOf(value);
  const shape = icons?.find((icon) => icon.name === name || icon.aliases.includes(name))?.shape;
  return (
    <div className="field">
      <span className="field-name" id={`${id}-name`}>
        <FieldName field={field} />
      </span>
      <div className="icon-chosen">
        <Button
          id={id}
          aria-labelledby={`${id}-name ${id}`}
          {...describedBy(id, problems)}
          onClick={() => setOpen(true)}
        >
          {shape && <IconDrawing shape={shape} />}
          {name === '' ? 'Choose an icon' : name}
        </Button>
        {!field.required && value !== undefined && (
          <Button onClick={() => onChange(undefined)}>Remove</Button>
        )}
      </div>
      <FieldNotes id={id} help="A small drawing. Search by what it means." problems={problems} />
      {isOpen && (
        <Dialog title="Choose an icon" onClose={() => setOpen(false)}>
          {icons === undefined ? (
            <p role="status">The icons are on their way.</p>
          ) : (
            <IconPicker
              icons={icons}
              chosen={name}
              onChoose={(icon) => {
                setOpen(false);
                onChange(icon);
              }}
            />
          )}
        </Dialog>
      )}
    </div>
  );
}
