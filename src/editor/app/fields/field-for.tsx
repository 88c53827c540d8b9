import type { ComponentType } from 'react';
import type { FormField } from '../../../content/index.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { FieldProps } from './field-props.ts';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { LinkField } from './link/LinkField.tsx';
import { TextField } from './TextField.tsx';

/** Any field, with all fields below it. */
export function AnyField(props: FieldProps) {
  const Field = fieldFor(props.field);
  return <Field {...props} />;
}

const Group = (props: FieldProps) => <GroupField {...props} Field={AnyField} />;
const List = (props: FieldProps) => <ListField {...props} Field={AnyField} />;

/** The component that edits values of a shape. */
export function fieldFor({ kind, means }: FormField): ComponentType<FieldProps> {
  switch (kind) {
    case 'choice':
      return ChoiceField;
    case 'list':
      return List;
    case 'map':
      return Group;
    case 'text':
      return means === 'link' ? LinkField : TextField;
  }
}
