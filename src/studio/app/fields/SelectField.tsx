import type { ReactNode } from 'react';
import { describedBy, FieldName, FieldNotes } from './FieldFrame.tsx';
import { type FieldProps, problemsAt, textOf } from './field-props.ts';
import { Menu } from './Menu.tsx';

interface Props extends FieldProps {
  options: { value: string; label: string }[];
  help: string;
  /** What else can be done, below the menu. */
  children: ReactNode;
}

/** A name that is chosen among those that there are. */
export function SelectField({ value, onChange, field, problems, path, id, options, help, children }: Props) {
  const own = problemsAt(problems, path);
  return (
    <div className="field">
      <label className="field-name" htmlFor={id}>
        <FieldName field={field} />
      </label>
      <Menu
        id={id}
        {...describedBy(id, own)}
        value={textOf(value)}
        options={options}
        onChange={(name) => onChange(name || undefined)}
      />
      {children}
      <FieldNotes id={id} help={help} problems={own} />
    </div>
  );
}
