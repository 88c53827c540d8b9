import type { ComponentType } from 'react';
import type { FieldKind, FormField } from '../../../content/index.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FileField } from './FileField.tsx';
import { type OuterFieldProps, type PlacedFieldProps, problemsBelow } from './field-props.ts';
import { GridField } from './GridField.tsx';
import { GroupField } from './GroupField.tsx';
import { IconField } from './icon/IconField.tsx';
import { ListField } from './ListField.tsx';
import { LinkField } from './link/LinkField.tsx';
import { MarkdownField } from './markdown/MarkdownField.tsx';
import { PictureField } from './picture/PictureField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TextField } from './TextField.tsx';

/** Any field, with all fields below it. The field at a path is found by `data-path`. */
export function AnyField(props: PlacedFieldProps) {
  const Field = fieldFor(props.field);
  return (
    <div className="field-place" data-path={JSON.stringify(props.path)}>
      <Field {...props} problems={problemsBelow(props.problems, props.path)} Field={AnyField} />
    </div>
  );
}

/** Texts that are better chosen than typed. */
const pickers: Partial<Record<FieldKind, ComponentType<OuterFieldProps>>> = {
  file: FileField,
  icon: IconField,
  link: LinkField,
  'text-file': MarkdownField,
};

/** A picture is a group with the name of its file. */
const isPicture = (fields: FormField['fields']) => fields?.file?.means === 'image';

/** The component that edits values of a shape. */
function fieldFor({ kind, means, fields, item }: FormField): ComponentType<OuterFieldProps> {
  switch (kind) {
    case 'choice':
      return means === 'switch' ? SwitchField : ChoiceField;
    case 'list':
      return item?.kind === 'list' ? GridField : ListField;
    case 'map':
      return isPicture(fields) ? PictureField : GroupField;
    case 'text':
      return (means && pickers[means]) ?? TextField;
  }
}
