interface Props {
  name: string;
  /** For browsers without styles, where the field is visible. */
  label: string | undefined;
}

/**
 * A field that only robots fill in. It is off screen instead of hidden, because robots check for hidden fields. It has no id
 * and an unusual label, so that browsers do not autofill it.
 */
export function Honeypot({ name, label }: Props) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          // Each password manager has its own way to opt out.
          data-1p-ignore=""
          data-bwignore=""
          data-form-type="other"
          data-lpignore="true"
        />
      </label>
    </div>
  );
}

/** Whether a robot has filled in the honeypot. A value that the browser autofilled does not count. */
export function isFilledByRobot(form: HTMLFormElement, name: string): boolean {
  const trap = form.elements.namedItem(name);
  return trap instanceof HTMLInputElement && trap.value !== '' && !trap.matches(':autofill');
}
