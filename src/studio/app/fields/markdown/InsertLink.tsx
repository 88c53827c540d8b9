import { useState } from 'react';
import { textOf } from '../../data/keyed.ts';
import { AskForName } from '../AskForName.tsx';
import { LinkField } from '../link/LinkField.tsx';

const MISSING = 'A link needs words and a place that it leads to.';

interface Props {
  /** The words that are selected. */
  words: string;
  onDone: (words: string, address: string) => void;
}

/** Asks for the words of a link and where it leads. */
export function InsertLink({ words, onDone }: Props) {
  const [address, setAddress] = useState('/');
  return (
    <AskForName
      field={{ label: 'Words', description: 'What visitors click.' }}
      missing={MISSING}
      button="Put it in"
      initial={words}
      onDone={async (written) => {
        if (address === '') throw new Error(MISSING);
        onDone(written, address);
      }}
    >
      <LinkField
        id="link-address"
        field={{ kind: 'text', label: 'Link', description: 'Where the words lead.', required: true }}
        problems={[]}
        value={address}
        onChange={(next) => setAddress(textOf(next))}
      />
    </AskForName>
  );
}
