import { textOf } from '../data/keyed.ts';
import { describedBy, FieldNotes } from './FieldFrame.tsx';
import { type FieldProps, problemsAt } from './field-props.ts';

/** A yes or no. A file says only yes; without the field it is no. */
export function SwitchField({ value, onChange, field, problems, path, id }: FieldProps) {
  const own = problemsAt(problems, path);
  const isOn = textOf(value) === 'true';
  return (
    <div className="field">
      <label className="field-switch">
        <input
          type="checkbox"
          role="switch"
          id={id}
          {...describedBy(id, own)}
          aria-checked={isOn}
          checked={isOn}
          onChange={(event) => onChange(event.currentTarget.checked ? 'true' : undefined)}
        />
        <span className="field-name">{field.label}</span>
      </label>
      <FieldNotes id={id} help={field.description} problems={own} />
    </div>
  );
}
