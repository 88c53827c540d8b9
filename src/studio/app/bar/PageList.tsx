import { useState } from 'react';
import type { PageChoice } from '../../field-data.ts';
import { editorUrl } from '../api.ts';
import { AskForName } from '../fields/AskForName.tsx';
import { Dialog } from '../fields/Dialog.tsx';
import type { PageCommands } from '../fields/index.ts';
import { Menu } from '../fields/Menu.tsx';
import { ToolButton } from '../fields/ToolButton.tsx';

interface Props {
  pages: readonly PageChoice[];
  /** Of the page that is open. */
  address: string;
  commands: PageCommands;
}

/** All pages, to open another one or to make a new one. Work that is not saved is kept for the page that is left. */
export function PageList({ pages, address, commands }: Props) {
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
        reason={commands.refusal}
        onClick={() => setAsking(true)}
        onRefused={() => {}}
      />
      {isAsking && (
        <Dialog title="New page" onClose={() => setAsking(false)}>
          <AskForName
            label="Title of the new page"
            help="Its address is made from it. The page begins with example words, and is not published before they are replaced."
            button="Make this page"
            initial=""
            onDone={commands.create}
          />
        </Dialog>
      )}
    </div>
  );
}
