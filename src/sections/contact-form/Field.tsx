import { TEXTAREA_ROWS } from '../../constants.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { FieldName } from './validate.ts';

/**
 * What the browser may fill in by itself. It knows no messages, and "off" would keep it from bringing back what was typed
 * when a visitor whose scripts are off goes back to the form.
 */
const autoComplete: Partial<Record<FieldName, string>> = {
  name: 'name',
  email: 'email',
  title: 'organization-title',
};

interface Props {
  /** Beginning of the ids within the form. */
  form: string;
  name: FieldName;
  label: string;
  hint?: string | undefined;
  /** What is wrong with it, shown until it is corrected. */
  error?: string | undefined;
  readOnly: boolean;
}

/**
 * One field with its label, hint and error. It is uncontrolled: what a visitor types before the page has come
 * to life stays.
 */
export function Field({ form, name, label, hint, error, readOnly }: Props) {
  const id = `${form}-${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    className: 'field-control',
    autoComplete: autoComplete[name],
    required: true,
    readOnly,
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={`field field-${name}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {name === 'message' ? (
        <textarea {...control} rows={TEXTAREA_ROWS} />
      ) : (
        <input {...control} type={name === 'email' ? 'email' : 'text'} />
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}
