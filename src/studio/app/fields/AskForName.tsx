import { type ReactNode, useId, useState } from 'react';
import type { FormField } from '../../../content/index.ts';
import { textOf } from '../data/keyed.ts';
import { Button } from './Button.tsx';
import { TextField } from './TextField.tsx';
import { useAttempt } from './use-attempt.ts';

interface Props {
  field: Pick<FormField, 'label' | 'description' | 'example' | 'max'>;
  /** Words of the button. */
  button: string;
  initial: string;
  /** The name that it has already. */
  taken?: string;
  /** What is said where nothing is written. */
  missing?: string;
  /** @throws Error with a sentence for the editor */
  onDone: (name: string) => Promise<void>;
  /** What else is asked. */
  children?: ReactNode;
  /** What can be done instead. */
  instead?: ReactNode;
}

/** Asks for one name, and does something with it. */
export function AskForName({ field, button, initial, taken, missing, onDone, children, instead }: Props) {
  const [name, setName] = useState(initial);
  const { doing, failure, fail, attempt } = useAttempt();
  const id = useId();
  const written = name.trim();
  const isRefused = written === '' || written === taken;
  const submit = () => {
    if (written === '') fail(missing ?? 'Please write it here.');
    else if (written === taken) fail('It is this one already.');
    else attempt(written, () => onDone(written));
  };
  const problem = { file: '', path: [], severity: 'error', code: '' } as const;
  return (
    <>
      <TextField
        id={id}
        field={{ ...field, kind: 'text', means: 'text', required: true }}
        problems={failure === undefined ? [] : [{ ...problem, message: failure }]}
        value={name}
        onChange={(next) => setName(textOf(next))}
        onEnter={submit}
      />
      {children}
      <div className="editor-dialog-actions">
        <Button kind="main" aria-disabled={isRefused || doing !== undefined} onClick={submit}>
          {button}
        </Button>
        {instead}
      </div>
    </>
  );
}
