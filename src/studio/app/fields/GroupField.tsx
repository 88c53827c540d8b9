import type { ComponentType } from 'react';
import { fieldsOf, withValueAt } from '../data/keyed.ts';
import { FieldName, FieldNotes } from './FieldFrame.tsx';
import { type FieldProps, problemsAt } from './field-props.ts';
import { newValue } from './new-value.ts';
import { ToolIcon } from './ToolIcon.tsx';

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
        <button type="button" className="editor-button" onClick={() => onChange(undefined)}>
          <ToolIcon name="delete" />
          Remove “{field.label}”
        </button>
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
      <button
        type="button"
        id={id}
        className="editor-button"
        aria-describedby={`${id}-help ${id}-problems`}
        onClick={() => onChange(newValue(field))}
      >
        <ToolIcon name="add" />
        Add “{field.label}”
      </button>
      <FieldNotes id={id} help={field.description} problems={problemsAt(problems, path)} />
    </div>
  );
}
