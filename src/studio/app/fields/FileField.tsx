import { fileSize } from '../../../prerender/file-size.ts';
import type { FileChoice } from '../../field-data.ts';
import { useEditing } from './editing.ts';
import type { FieldProps } from './field-props.ts';
import { SelectField } from './SelectField.tsx';
import { Upload } from './Upload.tsx';

/** A file for visitors to keep: one of those that are there, or a new one. */
export function FileField(props: FieldProps) {
  const { files } = useEditing();
  return (
    <SelectField {...props} options={fileOptions(files)} help="Visitors see its type and size.">
      <FileUpload onChoose={props.onChange} />
    </SelectField>
  );
}

/** The files that there are, as a menu offers them. */
export const fileOptions = (files: readonly FileChoice[]) =>
  files.map(({ file, bytes }) => ({ value: file, label: `${file} (${fileSize(bytes, 'en')})` }));

/** Puts a new file for visitors into the content, and chooses it. */
export function FileUpload({ onChoose }: { onChoose: (file: string) => void }) {
  const { addFile } = useEditing();
  return (
    <Upload
      label="New file"
      help="A PDF, an office document or the like, of at most 25 MB."
      onFile={async (file) => onChoose((await addFile(file)).file)}
    />
  );
}
