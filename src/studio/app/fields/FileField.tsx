import { useEditing } from './editing.ts';
import { FileUpload, fileOptions } from './FileUpload.tsx';
import type { FieldProps } from './field-props.ts';
import { SelectField } from './SelectField.tsx';

/** A file for visitors to keep: one of those that are there, or a new one. */
export function FileField(props: FieldProps) {
  const { files } = useEditing();
  return (
    <SelectField {...props} options={fileOptions(files)} help="Visitors see its type and size.">
      <FileUpload onChoose={props.onChange} />
    </SelectField>
  );
}
