import { useId, useState } from 'react';

interface Props {
  label: string;
  help: string;
  /** Words of the button. */
  button: string;
  initial: string;
  /** The fixed part before the name. */
  prefix?: string;
  /** @throws Error with a sentence for the editor */
  onDone: (name: string) => Promise<void>;
}

/** Asks for one name, and does something with it. */
export function AskForName({ label, help, button, initial, prefix, onDone }: Props) {
  const [name, setName] = useState(initial);
  const [state, setState] = useState<{ busy?: true; failure?: string }>({});
  const id = useId();
  const isSame = name.trim() === '' || (prefix !== undefined && name.trim() === initial);
  const submit = async () => {
    if (state.busy) return;
    if (isSame)
      return setState({ failure: name.trim() === '' ? 'Please write it here.' : 'It is this one already.' });
    setState({ busy: true });
    try {
      await onDone(name.trim());
    } catch (error) {
      setState({ failure: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <div className="field">
      <label className="field-name" htmlFor={id}>
        {label}
      </label>
      <div className="name-input">
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          id={id}
          className="field-input"
          data-autofocus=""
          aria-describedby={`${id}-help ${id}-failure`}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) void submit();
          }}
        />
      </div>
      <p className="field-help" id={`${id}-help`}>
        {help}
      </p>
      <p id={`${id}-failure`} role="alert" className={state.failure && 'field-problem field-error'}>
        {state.failure}
      </p>
      <div className="editor-dialog-actions">
        <button
          type="button"
          className="editor-button editor-button-main"
          aria-disabled={isSame || state.busy === true}
          onClick={() => void submit()}
        >
          {button}
        </button>
      </div>
    </div>
  );
}
