import { useState } from 'react';
import { AskForName } from '../AskForName.tsx';
import { Dialog } from '../Dialog.tsx';
import { useEditing } from '../editing.ts';
import { ToolButton } from '../ToolButton.tsx';
import { DeletePage } from './DeletePage.tsx';
import { copyPage, renamePage, UNSAVED } from './page-commands.ts';

interface Props {
  address: string;
  title: string;
}

const buttons = [
  ['copy', 'Copy this page'],
  ['rename', 'Change its address'],
  ['delete', 'Delete this page'],
] as const;

/** Copies, renames and deletes a page. */
export function PageActions({ address, title }: Props) {
  const { isChanged } = useEditing();
  const [open, setOpen] = useState<(typeof buttons)[number][0]>();
  const [notice, setNotice] = useState('');
  const reasonFor = (action: typeof open) => {
    if (address === '/' && action === 'rename') return 'The front page has the address of the site itself.';
    if (address === '/' && action === 'delete') return 'A site needs its front page.';
    return isChanged ? UNSAVED : undefined;
  };
  const close = () => setOpen(undefined);
  return (
    <div className="field">
      <p className="field-name">Address</p>
      <p className="page-address">{address}</p>
      <div className="picture-tools">
        {buttons.map(([action, label]) => (
          <ToolButton
            key={action}
            symbol={action}
            isLabelled
            label={label}
            reason={reasonFor(action)}
            onClick={() => {
              setNotice('');
              setOpen(action);
            }}
            onRefused={setNotice}
          />
        ))}
      </div>
      <p className="field-notice" role="status">
        {notice}
      </p>
      {open === 'copy' && (
        <Dialog title={`Copy “${title}”`} onClose={close}>
          <AskForName
            field={{ label: 'Title of the copy', description: 'Two pages cannot have the same title.' }}
            button="Copy this page"
            initial={`${title} 2`}
            onDone={(name) => copyPage(address, name)}
          />
        </Dialog>
      )}
      {open === 'rename' && (
        <Dialog title="Change the address" onClose={close}>
          <AskForName
            field={{
              label: 'New address',
              description:
                'Small letters, digits and dashes. Links on this site follow, and the old address leads to the new one.',
            }}
            button="Change the address"
            initial={address}
            taken={address}
            onDone={(name) => renamePage(address, name)}
          />
        </Dialog>
      )}
      {open === 'delete' && (
        <Dialog title={`Delete “${title}”?`} onClose={close}>
          <DeletePage address={address} onCancel={close} />
        </Dialog>
      )}
    </div>
  );
}
