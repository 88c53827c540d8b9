import { textOf } from '../data/keyed.ts';
import { describedBy, FieldNotes } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';

/** A yes or no. A file says only yes; without the field it is no. */
export function SwitchField({ value, onChange, field, problems, id }: FieldProps) {
  const isOn = textOf(value) === 'true';
  return (
    <div className="field">
      <label className="field-switch">
        <input
          type="checkbox"
          role="switch"
          id={id}
          {...describedBy(id, problems)}
          aria-checked={isOn}
          checked={isOn}
          onChange={(event) => onChange(event.currentTarget.checked ? 'true' : undefined)}
        />
        <span className="field-name">{field.label}</span>
      </label>
      <FieldNotes id={id} help={field.description} problems={problems} />
    </div>
  );
}
