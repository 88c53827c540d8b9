import { Dialog } from '../fields/Dialog.tsx';

interface Props {
  /** When the work was last changed. */
  at: number;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers work that was not saved when the editor was left. */
export function DraftDialog({ at, onContinue, onDiscard }: Props) {
  const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <Dialog title="You have unsaved work on this page" onClose={onContinue}>
      <p>It was last changed on {time}.</p>
      <div className="editor-dialog-actions">
        <button
          type="button"
          className="editor-button editor-button-main"
          data-autofocus=""
          onClick={onContinue}
        >
          Continue with it
        </button>
        <button type="button" className="editor-button" onClick={onDiscard}>
          Throw it away and open the saved page
        </button>
      </div>
    </Dialog>
  );
}
