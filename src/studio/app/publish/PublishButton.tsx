import { useState } from 'react';
import { PublishDialog } from './PublishDialog.tsx';

interface Props {
  isUnsaved: boolean;
  /** Writes the changes of the page into its files. */
  onSave: () => void;
}

/** Opens “What changed”. The page is saved first: only what is in the files can be published. */
export function PublishButton({ isUnsaved, onSave }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="editor-button"
        onClick={() => {
          if (isUnsaved) onSave();
          setIsOpen(true);
        }}
      >
        Publish …
      </button>
      {isOpen && (
        <PublishDialog
          isUnsaved={isUnsaved}
          onClose={(isStale) => {
            setIsOpen(false);
            // The page on the screen is of files that have changed since.
            if (isStale) window.location.reload();
          }}
        />
      )}
    </>
  );
}
