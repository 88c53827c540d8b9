import { useState } from 'react';
import type { FormField } from '../../../../content/index.ts';
import { textOf } from '../field-props.ts';
import { LinkField } from '../link/LinkField.tsx';
import { TextField } from '../TextField.tsx';

const fields = {
  words: { kind: 'text', means: 'text', label: 'Words', description: 'What visitors click.', required: true },
  address: {
    kind: 'text',
    means: 'link',
    label: 'Link',
    description: 'Where the words lead.',
    required: true,
  },
} satisfies Record<string, FormField>;

interface Props {
  /** The words that are selected. */
  words: string;
  onDone: (words: string, address: string) => void;
}

/** Asks for the words of a link and where it leads. */
export function InsertLink({ words: selected, onDone }: Props) {
  const [words, setWords] = useState(selected);
  const [address, setAddress] = useState('/');
  const isMissing = words.trim() === '' || address === '';
  const shared = { problems: [], path: [] };
  return (
    <>
      <TextField
        {...shared}
        id="link-words"
        field={fields.words}
        value={words}
        onChange={(next) => setWords(textOf(next))}
      />
      <LinkField
        {...shared}
        id="link-address"
        field={fields.address}
        value={address}
        onChange={(next) => setAddress(textOf(next))}
      />
      <div className="editor-dialog-actions">
        <button
          type="button"
          className="editor-button editor-button-main"
          aria-disabled={isMissing}
          onClick={() => !isMissing && onDone(words.trim(), address)}
        >
          Put it in
        </button>
        {isMissing && <span className="field-help">A link needs words and a place that it leads to.</span>}
      </div>
    </>
  );
}
