import type { ReactNode } from 'react';
import type { FormField } from '../../../content/index.ts';
import { textOf } from '../data/keyed.ts';
import { describedBy, Labelled } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { Menu } from './Menu.tsx';

interface Props extends Omit<FieldProps, 'field'> {
  field: Pick<FormField, 'label' | 'required'>;
  options: readonly { value: string; label: string }[];
  help: ReactNode;
  /** What else can be done, below the menu. */
  children?: ReactNode;
}

/** A name that is chosen among those that there are. */
export function SelectField({ value, onChange, field, problems, id, options, help, children }: Props) {
  return (
    <Labelled id={id} field={field} help={help} problems={problems}>
      <Menu
        id={id}
        {...describedBy(id, problems)}
        value={textOf(value)}
        options={options}
        onChange={(name) => onChange(name || undefined)}
      />
      {children}
    </Labelled>
  );
}
