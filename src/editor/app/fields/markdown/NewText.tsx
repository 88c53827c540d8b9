import { useId, useState } from 'react';
import { useEditing } from '../editing.ts';

/** Makes a new text from its title. @param onDone gets its name */
export function NewText({ onDone }: { onDone: (name: string) => void }) {
  const { addText } = useEditing();
  const [title, setTitle] = useState('');
  const [state, setState] = useState<{ busy?: true; failure?: string }>({});
  const id = useId();
  const make = async () => {
    if (title.trim() === '') return setState({ failure: 'Please give the text a title.' });
    setState({ busy: true });
    try {
      onDone(await addText(title.trim()));
    } catch (error) {
      setState({ failure: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <div className="field">
      <label className="field-name" htmlFor={id}>
        Title
      </label>
      <input
        id={id}
        className="field-input"
        data-autofocus=""
        aria-describedby={`${id}-help ${id}-failure`}
        autoComplete="off"
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void make();
        }}
      />
      <p className="field-help" id={`${id}-help`}>
        The heading over the text; its file gets its name from it.
      </p>
      <p id={`${id}-failure`} role="alert" className={state.failure ? 'field-problem field-error' : ''}>
        {state.failure}
      </p>
      <div className="editor-dialog-actions">
        <button
          type="button"
          className="editor-button editor-button-main"
          aria-disabled={state.busy === true}
          onClick={() => state.busy || void make()}
        >
          Make this text
        </button>
      </div>
    </div>
  );
}
