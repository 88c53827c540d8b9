import { useEditing } from './editing.ts';
import { describedBy, FieldName, FieldNotes } from './FieldFrame.tsx';
import { type FieldProps, problemsAt, textOf } from './field-props.ts';

/** A file for visitors to keep, by its name in content/files. */
export function FileField({ value, onChange, field, problems, path, id }: FieldProps) {
  const { files } = useEditing();
  const own = problemsAt(problems, path);
  const name = textOf(value);
  const isKnown = files.some(({ file }) => file === name);
  return (
    <div className="field">
      <label className="field-name" htmlFor={id}>
        <FieldName field={field} />
      </label>
      <select
        id={id}
        className="field-input"
        {...describedBy(id, own)}
        value={name}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      >
        {!isKnown && <option value={name}>{name === '' ? 'Please choose' : `${name} (not found)`}</option>}
        {files.map(({ file }) => (
          <option key={file}>{file}</option>
        ))}
      </select>
      <FieldNotes id={id} help="Put new files into the folder content/files." problems={own} />
    </div>
  );
}
