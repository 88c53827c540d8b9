import { useState } from 'react';
import { AskForName } from '../AskForName.tsx';
import { Dialog } from '../Dialog.tsx';
import { ToolIcon, type ToolIconName } from '../ToolIcon.tsx';
import { DeletePage } from './DeletePage.tsx';
import type { PageCommands } from './page-commands.ts';

interface Props {
  address: string;
  title: string;
  commands: PageCommands;
}

type Action = 'copy' | 'rename' | 'remove';

const buttons: [Action, ToolIconName, string][] = [
  ['copy', 'copy', 'Copy this page'],
  ['rename', 'rename', 'Change its address'],
  ['remove', 'delete', 'Delete this page'],
];

/** Copies, renames and deletes a page. */
export function PageActions({ address, title, commands }: Props) {
  const [open, setOpen] = useState<Action>();
  const [notice, setNotice] = useState('');
  const isHome = address === '/';
  const reasonFor = (action: Action) => {
    if (isHome && action === 'rename') return 'The front page has the address of the site itself.';
    if (isHome && action === 'remove') return 'A site needs its front page.';
    return commands.refusal;
  };
  const close = () => setOpen(undefined);
  return (
    <div className="field page-actions">
      <p className="field-name">Address</p>
      <p className="page-address">{address}</p>
      <div className="picture-tools">
        {buttons.map(([action, icon, label]) => {
          const reason = reasonFor(action);
          return (
            <button
              key={action}
              type="button"
              className="editor-button"
              aria-disabled={reason !== undefined}
              title={reason}
              onClick={() => {
                setNotice(reason ?? '');
                if (reason === undefined) setOpen(action);
              }}
            >
              <ToolIcon name={icon} />
              {label}
            </button>
          );
        })}
      </div>
      <p className="field-notice" role="status">
        {notice}
      </p>
      {open === 'copy' && (
        <Dialog title={`Copy “${title}”`} onClose={close}>
          <AskForName
            label="Title of the copy"
            help="Two pages cannot have the same title."
            button="Copy this page"
            initial={`${title} 2`}
            onDone={commands.copy}
          />
        </Dialog>
      )}
      {open === 'rename' && (
        <Dialog title="Change the address" onClose={close}>
          <AskForName
            label="New address"
            help="Small letters, digits and dashes. Links on this site follow, and the old address leads to the new one."
            button="Change the address"
            initial={address.slice(1)}
            prefix="/"
            onDone={commands.rename}
          />
        </Dialog>
      )}
      {open === 'remove' && (
        <Dialog title={`Delete “${title}”?`} onClose={close}>
          <DeletePage address={address} commands={commands} onCancel={close} />
        </Dialog>
      )}
    </div>
  );
}
