import { useRef } from 'react';
import { fieldsOf, withValueAt } from '../data/keyed.ts';
import { Button } from './Button.tsx';
import { FieldName, FieldNotes } from './FieldFrame.tsx';
import { type OuterFieldProps, problemsAt } from './field-props.ts';
import { newValue } from './new-value.ts';
import { useFocus } from './use-focus.ts';

/** A group of fields under its own name. An optional one can be added and removed as a whole. */
export function GroupField({ Field, value, onChange, field, problems, path, id }: OuterFieldProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const focus = useFocus(fieldset);
  const group = fieldsOf(value);
  const isThere = value !== undefined || field.required;
  const toggle = () => {
    focus('input, textarea, select, button');
    onChange(isThere ? undefined : newValue(field));
  };
  return (
    <fieldset ref={fieldset} className="field field-group" aria-describedby={`${id}-help ${id}-problems`}>
      <legend className="field-name">
        <FieldName field={field} />
      </legend>
      <FieldNotes id={id} help={field.description} problems={problemsAt(problems, path)} />
      {isThere &&
        Object.entries(field.fields ?? {}).map(([name, one]) => (
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
        <Button onClick={toggle} icon={isThere ? 'delete' : 'add'}>
          {isThere ? 'Remove' : 'Add'} “{field.label}”
        </Button>
      )}
    </fieldset>
  );
}
