import type { ComponentType } from 'react';
import { fieldsOf, withValueAt } from '../data/keyed.ts';
import { Button } from './Button.tsx';
import { FieldName, FieldNotes } from './FieldFrame.tsx';
import { type FieldProps, problemsAt } from './field-props.ts';
import { newValue } from './new-value.ts';

interface Props extends FieldProps {
  /** Renders the fields of the group. */
  Field: ComponentType<FieldProps>;
}

/** A group of fields under its own name. An optional one can be added and removed as a whole. */
export function GroupField({ Field, ...props }: Props) {
  const { value, onChange, field, problems, path, id } = props;
  const group = fieldsOf(value);
  if (value === undefined && !field.required) return <AddField {...props} />;
  return (
    <fieldset className="field field-group" aria-describedby={`${id}-help ${id}-problems`}>
      <legend className="field-name">{field.label}</legend>
      <FieldNotes id={id} help={field.description} problems={problemsAt(problems, path)} />
      {Object.entries(field.fields ?? {}).map(([name, one]) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          field={one}
          path={[...path, name]}
          problems={problems}
          value={group[name]}
          onChange={(next) => onChange(withValueAt(group, [name], next))}
        />
      ))}
      {!field.required && (
        <Button onClick={() => onChange(undefined)} icon="delete">
          Remove “{field.label}”
        </Button>
      )}
    </fieldset>
  );
}

/** The place of a field that the file does not have. */
export function AddField({ field, onChange, problems, path, id }: FieldProps) {
  return (
    <div className="field">
      <p className="field-name">
        <FieldName field={field} />
      </p>
      <Button
        id={id}
        aria-describedby={`${id}-help ${id}-problems`}
        onClick={() => onChange(newValue(field))}
        icon="add"
      >
        Add “{field.label}”
      </Button>
      <FieldNotes id={id} help={field.description} problems={problemsAt(problems, path)} />
    </div>
  );
}
