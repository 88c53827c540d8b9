import { Icon } from '../../ui/Icon.tsx';
import { type FieldName, patterns } from './validate.ts';

/** Rows of the message field (sections 3 and 9). */
const TEXTAREA_ROWS = 5;

/**
 * The message has no value: no token fits, and "off" would keep the browser from restoring the text when a visitor without
 * scripts comes back to the form.
 */
const autoComplete: Partial<Record<FieldName, string>> = {
  name: 'name',
  email: 'email',
  title: 'organization-title',
};

interface Props {
  /** Prefix of the ids within the form. */
  form: string;
  name: FieldName;
  label: string;
  hint?: string | undefined;
  /** Shown until the field is corrected. */
  error?: string | undefined;
  readOnly: boolean;
}

/** A field with its label, hint and error. Uncontrolled, so that text typed before hydration stays. */
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
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="field-port">
        {name === 'message' ? (
          <textarea {...control} rows={TEXTAREA_ROWS} />
        ) : (
          <input {...control} type={name === 'email' ? 'email' : 'text'} pattern={patterns[name]} />
        )}
        <span className="field-lamp" aria-hidden="true" />
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}
