import type { PublishState, PublishStep } from '../../publish/messages.ts';
import { Dialog } from '../fields/Dialog.tsx';
import { ChangeList } from './ChangeList.tsx';
import { NoteText } from './NoteText.tsx';
import { Outcome } from './Outcome.tsx';
import './publish.css';
import { usePublish } from './use-publish.ts';

const STEPS: Record<PublishStep, string> = {
  check: 'Checking all pages …',
  keep: 'Keeping a version …',
  fetch: 'Asking what others have published …',
  merge: 'Bringing both together …',
  send: 'Sending your changes …',
};

interface Props {
  /** Whether the page has changes that are not in its file yet. */
  isUnsaved: boolean;
  /** Called with whether files have changed under the open page. */
  onClose: (isStale: boolean) => void;
}

/** “What changed”, and “Publish”. */
export function PublishDialog({ isUnsaved, onClose }: Props) {
  const publishing = usePublish(!isUnsaved);
  const { state, answer, step, isRunning, failure, refusal, publish, takeBack } = publishing;
  const asks = answer?.kind === 'conflict' || answer?.kind === 'needs-identity';
  return (
    <Dialog title="What changed" onClose={() => isRunning || onClose(publishing.isStale)}>
      <div className="publish">
        {isUnsaved && <p>Save your changes to this page first; then they are listed here.</p>}
        {state?.notes.map((one) => (
          <NoteText key={one.code} note={one} />
        ))}
        <div role="status">
          {isRunning ? <p>{step ? STEPS[step] : 'Publishing …'}</p> : null}
          {!isRunning && answer && <Outcome answer={answer} publish={publish} />}
          {failure && <p className="publish-failure">{failure}</p>}
          {refusal && (
            <p className="publish-failure">This cannot be taken back while other pages need it: {refusal}</p>
          )}
        </div>
        {state && (
          <>
            {state.files.length === 0 && <p>{summaryOf(state)}</p>}
            <ChangeList files={state.files} isBusy={isRunning} onTakeBack={(id) => void takeBack(id)} />
            {state.way !== 'none' && !asks && (
              <div className="editor-dialog-actions">
                <button
                  type="button"
                  className="editor-button editor-button-main"
                  aria-disabled={isRunning || isUnsaved || undefined}
                  onClick={() => isRunning || isUnsaved || void publish()}
                >
                  {state.way === 'send' ? 'Publish' : 'Keep a version'}
                </button>
              </div>
            )}
          </>
        )}
        {!state && !failure && !isUnsaved && <p>Looking what has changed …</p>}
      </div>
    </Dialog>
  );
}

function summaryOf({ way, waiting }: PublishState): string {
  if (way === 'none') return '';
  if (waiting > 0) return 'A version is kept on this computer and has not gone yet.';
  return way === 'send' ? 'Everything is published.' : 'Everything is kept.';
}
