import { useEditing } from './editing.ts';
import { describedBy, FieldName, FieldNotes } from './FieldFrame.tsx';
import { type FieldProps, problemsAt, textOf } from './field-props.ts';
import { Menu } from './Menu.tsx';
import { Upload } from './Upload.tsx';

/** A file for visitors to keep: one of those that are there, or a new one. */
export function FileField({ value, onChange, field, problems, path, id }: FieldProps) {
  const { files, addFile } = useEditing();
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
        options={files.map(({ file, bytes }) => ({ value: file, label: `${file} (${size(bytes)})` }))}
        onChange={(name) => onChange(name || undefined)}
      />
      <Upload
        label="New file"
        what="a new file"
        help="A PDF, an office document or the like, of at most 25 MB."
        onFile={async (file) => onChange((await addFile(file)).file)}
      />
      <FieldNotes id={id} help="Visitors see its type and size." problems={own} />
    </div>
  );
}

const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
