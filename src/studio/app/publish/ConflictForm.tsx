import type { Choice, Conflict } from '../../publish/messages.ts';

interface Props {
  conflicts: readonly Conflict[];
  onDone: (choices: Record<string, Choice>) => void;
}

const SIDES = [
  ['yours', 'Yours'],
  ['theirs', 'Theirs'],
] as const;

/** Both versions of what two people have changed, to choose from. */
export function ConflictForm({ conflicts, onDone }: Props) {
  return (
    <form
      className="publish-form"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onDone(Object.fromEntries([...data].map(([id, choice]) => [id, choice as Choice])));
      }}
    >
      {conflicts.map((conflict) => (
        <fieldset key={conflict.id} className="conflict">
          <legend>{[conflict.file, conflict.label].filter(Boolean).join(', ')}</legend>
          {SIDES.map(([side, label]) => (
            <label key={side}>
              <input type="radio" name={conflict.id} value={side} required />
              <span>
                <strong>{label}</strong>
                <span className="change-words">{conflict[side] ?? 'Deleted'}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <button type="submit" className="editor-button editor-button-main">
        Keep these and publish
      </button>
    </form>
  );
}
