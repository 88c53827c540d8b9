import { useEffect, useId, useState } from 'react';
import type { PageReference } from '../../../room/pages.ts';
import { textOf } from '../../data/keyed.ts';
import { Button } from '../Button.tsx';
import { type Editing, useEditing } from '../editing.ts';
import { pageOptions } from '../Menu.tsx';
import { SelectField } from '../SelectField.tsx';
import { useAttempt } from '../use-attempt.ts';
import { deletePage, referencesTo, whereOf } from './page-commands.ts';

interface Props {
  address: string;
  onCancel: () => void;
}

/** Shows what still leads to a page, asks where that shall lead instead, and deletes the page. */
export function DeletePage({ address, onCancel }: Props) {
  const editing = useEditing();
  const [links, setLinks] = useState<PageReference[]>();
  const [leadTo, setLeadTo] = useState('');
  const { failure, fail, attempt } = useAttempt();
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page
  useEffect(() => attempt(address, () => referencesTo(address).then(setLinks)), [address]);
  const isNeeded = links?.some(({ isMenu }) => !isMenu) === true;
  const isOpen = isNeeded && leadTo === '';
  const others = pageOptions(editing.pages.filter((page) => page.address !== address));
  const nowhere = { value: '', label: 'Nowhere: the page is not found any more' };
  return (
    <div className="field">
      <div role="status">
        {links ? (
          <Links links={links} editing={editing} />
        ) : (
          failure === undefined && <p>Looking for links to this page …</p>
        )}
      </div>
      {links && (
        <SelectField
          id={id}
          field={{ label: 'Where shall they lead instead?', required: true }}
          help="Also for links on other websites, and for visitors who have saved the address."
          problems={[]}
          value={leadTo}
          options={isNeeded ? others : [nowhere, ...others]}
          onChange={(next) => setLeadTo(textOf(next))}
        />
      )}
      {failure !== undefined && (
        <p role="alert" className="field-problem field-error">
          {failure}
        </p>
      )}
      <div className="editor-dialog-actions">
        <Button data-autofocus="" onClick={onCancel}>
          Keep it
        </Button>
        {links && (
          <Button
            kind="danger"
            aria-disabled={isOpen}
            onClick={() => {
              if (isOpen) fail('First choose where the links shall lead instead.');
              else attempt(address, () => deletePage(address, leadTo));
            }}
          >
            Delete this page
          </Button>
        )}
      </div>
    </div>
  );
}

function Links({ links, editing }: { links: PageReference[]; editing: Editing }) {
  if (links.length === 0) return <p>No link on this site leads to this page.</p>;
  return (
    <>
      <p>These links lead to this page:</p>
      <ul className="links-here">
        {links.map((link, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may be in the same place
          <li key={at}>
            {whereOf(link, editing)}
            {link.isMenu && ', where it is taken out'}
          </li>
        ))}
      </ul>
    </>
  );
}
