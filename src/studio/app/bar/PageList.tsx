import { useState } from 'react';
import { editorUrl } from '../api.ts';
import { AskForName } from '../fields/AskForName.tsx';
import { Dialog } from '../fields/Dialog.tsx';
import { useEditing } from '../fields/editing.ts';
import { Menu } from '../fields/Menu.tsx';
import { createPage, UNSAVED } from '../fields/page/page-commands.ts';
import { ToolButton } from '../fields/ToolButton.tsx';

/** All pages, to open another one or to make a new one. Work that is not saved is kept for the page that is left. */
export function PageList() {
  const { pages, address = '/', isChanged } = useEditing();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="bar-pages">
      <Menu
        aria-label="Page"
        value={address}
        options={pages.map((page) => ({ value: page.address, label: page.title }))}
        onChange={(next) => location.assign(editorUrl(next))}
      />
      <ToolButton
        symbol="add"
        label="New page"
        reason={isChanged ? UNSAVED : undefined}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <Dialog title="New page" onClose={() => setAsking(false)}>
          <AskForName
            field={{
              label: 'Title of the new page',
              description:
                'Its address is made from it. The page begins with example words, and is not published before they are replaced.',
            }}
            button="Make this page"
            initial=""
            onDone={createPage}
          />
        </Dialog>
      )}
    </div>
  );
}
