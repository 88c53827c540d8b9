import { useEditing } from './editing.ts';
import type { FieldProps } from './field-props.ts';
import { SelectField } from './SelectField.tsx';
import { Upload } from './Upload.tsx';

/** A file for visitors to keep: one of those that are there, or a new one. */
export function FileField(props: FieldProps) {
  const { files, addFile } = useEditing();
  const options = files.map(({ file, bytes }) => ({ value: file, label: `${file} (${size(bytes)})` }));
  return (
    <SelectField {...props} options={options} help="Visitors see its type and size.">
      <Upload
        label="New file"
        what="a new file"
        help="A PDF, an office document or the like, of at most 25 MB."
        onFile={async (file) => props.onChange((await addFile(file)).file)}
      />
    </SelectField>
  );
}

const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
