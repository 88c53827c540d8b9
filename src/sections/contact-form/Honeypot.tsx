interface Props {
  name: string;
  /** For readers whose browser shows no styles, and so shows this field. */
  label: string | undefined;
}

/**
 * A field that only robots fill in. It is off the screen, not hidden: robots look for what is hidden. Without an id, and
 * with a label of its own, so that a browser finds nothing that it could take for a field to fill in by itself.
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
          // Password managers have each their own way to be asked.
          data-1p-ignore=""
          data-bwignore=""
          data-form-type="other"
          data-lpignore="true"
        />
      </label>
    </div>
  );
}

/** Whether a robot has filled in the honeypot; what the browser filled in by itself is the visitor's, and no robot's. */
export function isFilledByRobot(form: HTMLFormElement, name: string): boolean {
  const trap = form.elements.namedItem(name);
  return trap instanceof HTMLInputElement && trap.value !== '' && !trap.matches(':autofill');
}
