import { useEffect, useState } from 'react';
import type { LinkHere, PageCommands } from './page-commands.ts';

interface Props {
  commands: PageCommands;
  onCancel: () => void;
}

/** Shows what still leads to a page, and deletes it where somebody wants that nevertheless. */
export function DeletePage({ commands, onCancel }: Props) {
  const [links, setLinks] = useState<LinkHere[]>();
  const [failure, setFailure] = useState('');
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
  const remove = () => commands.remove().catch((error: Error) => setFailure(error.message));
  return (
    <div className="field">
      <div role="status">
        {links === undefined ? (
          failure === '' && <p>Looking for links to this page …</p>
        ) : links.length === 0 ? (
          <p>Nothing on this site leads to this page.</p>
        ) : (
          <>
            <p>These links still lead here. Change them first, or the site cannot be published afterwards:</p>
            <ul className="links-here">
              {links.map(({ where, words }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike
                <li key={at}>
                  “{words}” on {where}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
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
          <button type="button" className="editor-button editor-button-danger" onClick={() => void remove()}>
            Delete this page
          </button>
        )}
      </div>
    </div>
  );
}
