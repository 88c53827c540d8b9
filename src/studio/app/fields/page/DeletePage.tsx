import { useEffect, useId, useState } from 'react';
import { useEditing } from '../editing.ts';
import type { LinkHere, PageCommands } from './page-commands.ts';

interface Props {
  address: string;
  commands: PageCommands;
  onCancel: () => void;
}

/** Shows what still leads to a page, asks where that shall lead instead, and deletes the page. */
export function DeletePage({ address, commands, onCancel }: Props) {
  const { pages } = useEditing();
  const [links, setLinks] = useState<LinkHere[]>();
  const [leadTo, setLeadTo] = useState('');
  const [failure, setFailure] = useState('');
  const id = useId();
  useEffect(() => {
    let isCurrent = true;
    commands.linksHere().then(
      (found) => isCurrent && setLinks(found),
      (error: Error) => isCurrent && setFailure(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [commands]);
  const others = links?.filter(({ isMenu }) => !isMenu) ?? [];
  const isOpen = others.length > 0 && leadTo === '';
  const remove = () =>
    commands.remove(leadTo === '' ? undefined : leadTo).catch((error: Error) => setFailure(error.message));
  return (
    <div className="field">
      <div role="status">
        {links ? <Links links={links} /> : failure === '' && <p>Looking for links to this page …</p>}
      </div>
      {links && (
        <>
          <label className="field-name" htmlFor={id}>
            Where shall they lead instead?
          </label>
          <select
            id={id}
            className="field-input"
            aria-describedby={`${id}-help`}
            value={leadTo}
            onChange={(event) => setLeadTo(event.currentTarget.value)}
          >
            <option value="">
              {others.length > 0 ? 'Please choose' : 'Nowhere: the page is not found any more'}
            </option>
            {pages
              .filter((page) => page.address !== address)
              .map((page) => (
                <option key={page.address} value={page.address}>
                  {page.title} ({page.address})
                </option>
              ))}
          </select>
          <p className="field-help" id={`${id}-help`}>
            Also for links on other websites, and for visitors who have saved the address.
          </p>
        </>
      )}
      {failure !== '' && (
        <p role="alert" className="field-problem field-error">
          {failure}
        </p>
      )}
      <div className="editor-dialog-actions">
        <button type="button" className="editor-button" data-autofocus="" onClick={onCancel}>
          Keep it
        </button>
        {links && (
          <button
            type="button"
            className="editor-button editor-button-danger"
            aria-disabled={isOpen}
            onClick={() => {
              if (isOpen) setFailure('First choose where the links shall lead instead.');
              else void remove();
            }}
          >
            Delete this page
          </button>
        )}
      </div>
    </div>
  );
}

function Links({ links }: { links: LinkHere[] }) {
  if (links.length === 0) return <p>No link on this site leads to this page.</p>;
  return (
    <>
      <p>These links lead to this page:</p>
      <ul className="links-here">
        {links.map(({ where, isMenu }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may be in the same place
          <li key={at}>
            {where}
            {isMenu && ', where it is taken out'}
          </li>
        ))}
      </ul>
    </>
  );
}
