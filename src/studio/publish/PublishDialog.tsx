import { useEffect, useMemo, useState } from 'react';
import type { FormModel } from '../../content/index.ts';
import { post, Refused } from '../app/api.ts';
import { type KeyedFields, keepKeys, withKeys } from '../app/data/keyed.ts';
import { operationsBetween } from '../app/data/operations-between.ts';
import { Button } from '../app/fields/Button.tsx';
import { Dialog } from '../app/fields/Dialog.tsx';
import { ConflictDialog } from '../app/session/ConflictDialog.tsx';
import type { FileChange } from '../protocol.ts';
import type { PublishAnswer, Unpublished } from '../room/publishing.ts';
import { PastCommits } from './PastCommits.tsx';
import { UnpublishedChange } from './UnpublishedChange.tsx';
import {
  broughtTogether,
  type Change,
  changesOf,
  commitWords,
  isUnfinished,
  titleOf,
} from './unpublished.ts';
import { type Online, useOnline } from './use-online.ts';
import './publish.css';

interface Props {
  /** Address of the public site. */
  site: string;
  forms: FormModel;
  /** Why nothing can be published. */
  readOnly: string | undefined;
  /** Whether changes go online only once somebody has looked at them. */
  isReviewed: boolean;
  onClose: () => void;
  /** Called when files are other than before: taken back, or brought together with those of somebody else. */
  onChanged: () => void;
  /** Leads to signing in again; all work is kept. */
  onSignOut: () => void;
}

type State =
  | { kind: 'choosing' | 'publishing' }
  | { kind: 'failed'; message: string; isSignedOut: boolean }
  | PublishAnswer;

const ONLINE: Record<Online, string> = {
  waiting: 'Published. The website is being built, which takes a minute or two …',
  online: 'Online: visitors see it now.',
  late: 'Published, but the website still shows the version before. Ask whoever looks after the website.',
};

/** What is not published yet, and publishing all of it. */
export function PublishDialog({ site, forms, readOnly, isReviewed, onClose, onChanged, onSignOut }: Props) {
  const [files, setFiles] = useState<Unpublished[]>();
  const [state, setState] = useState<State>({ kind: 'choosing' });
  const online = useOnline(site, state.kind === 'published' ? state.version : undefined);
  const fail = (error: Error) => {
    const isSignedOut = error instanceof Refused && error.refusal === 'signed-out';
    setState({ kind: 'failed', message: error.message, isSignedOut });
  };
  const list = () => void post<Unpublished[]>('unpublished').then(setFiles, fail);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(list, []);

  const changes = useMemo(() => changesOf(files ?? [], forms), [files, forms]);
  const ready = changes.filter((change) => !isUnfinished(change));
  const publish = async (): Promise<void> => {
    setState({ kind: 'publishing' });
    // What leads to an unfinished page waits for its words as well.
    const waiting = changes.filter(isUnfinished).flatMap(({ files }) => files.map(({ file }) => file));
    const answer = await post<PublishAnswer>('publish', commitWords(ready), waiting);
    const together = answer.kind === 'overtaken' && broughtTogether(answer.files, forms);
    return together ? bringTogether(together) : setState(answer);
  };
  const bringTogether = async (changes: Omit<FileChange, 'stamp'>[]): Promise<void> => {
    await post('bringTogether', changes);
    onChanged();
    return publish();
  };
  const showChanged = () => {
    setState({ kind: 'choosing' });
    onChanged();
    list();
  };
  const takeBack = (change: Change) => {
    const names = change.files.map(({ file }) => file);
    post('takeBack', names).then(showChanged, fail);
  };

  const isSignedOut = state.kind === 'failed' && state.isSignedOut;
  const canPublish = readOnly === undefined && state.kind !== 'publishing' && ready.length > 0;

  if (state.kind === 'overtaken') {
    const bases = Object.fromEntries(
      state.files.map(({ before, theirs: { file } }) => [file, withKeys(before)]),
    );
    return (
      <ConflictDialog
        theirs={state.files.map(({ theirs }) => theirs)}
        saved={{ stamps: {}, contents: bases }}
        current={Object.fromEntries(
          state.files.map(({ mine, theirs: { file } }) => [file, keepKeys(bases[file], mine) as KeyedFields]),
        )}
        forms={forms}
        onClose={() => setState({ kind: 'choosing' })}
        onChosen={(theirs, chosen) => {
          const changes = Object.entries(chosen).map(([file, contents]) => ({
            file,
            operations: operationsBetween(theirs.contents[file] ?? {}, contents),
          }));
          bringTogether(changes).catch(fail);
        }}
      />
    );
  }
  return (
    <Dialog title="Publish" onClose={onClose}>
      {state.kind === 'published' && <p role="status">{ONLINE[online]}</p>}
      {state.kind === 'in-review' && (
        <p role="status">
          Sent. The website changes once somebody has looked at it:{' '}
          <a href={state.address} target="_blank" rel="noreferrer">
            see where it stands
          </a>
          . Until then your changes stay here as well.
        </p>
      )}
      {state.kind !== 'published' && state.kind !== 'in-review' && (
        <>
          <p>
            {files?.length === 0
              ? 'Everything is published.'
              : 'Saved in this browser, and not on the website yet:'}
          </p>
          <ul className="unpublished">
            {changes.map((change) => (
              <UnpublishedChange
                key={change.files[0]?.file}
                change={change}
                onTakeBack={() => takeBack(change)}
              />
            ))}
          </ul>
          <Refusal state={state} titles={new Map(files?.map((one) => [one.file, titleOf(one)]))} />
          {readOnly !== undefined && <p className="field-error">{readOnly}</p>}
          <div className="editor-dialog-actions">
            {isSignedOut ? (
              <Button kind="main" onClick={onSignOut}>
                Sign in again
              </Button>
            ) : (
              <Button
                kind="main"
                aria-disabled={!canPublish || undefined}
                onClick={() => canPublish && publish().catch(fail)}
              >
                {state.kind === 'publishing' ? 'Publishing …' : isReviewed ? 'Send for review' : 'Publish'}
              </Button>
            )}
            {!isSignedOut && <Button onClick={onSignOut}>Sign out</Button>}
          </div>
          {readOnly === undefined && <PastCommits onTakenBack={showChanged} onFailed={fail} />}
        </>
      )}
    </Dialog>
  );
}

/** Why nothing was published. */
function Refusal({ state, titles }: { state: State; titles: ReadonlyMap<string, string> }) {
  if (state.kind === 'failed')
    return (
      <p className="field-error" role="alert">
        {state.message}
      </p>
    );
  if (state.kind !== 'refused') return null;
  return (
    <div className="field-error" role="alert">
      <p>The website cannot be built like this. Correct these, then publish again:</p>
      <ul>
        {state.problems.map(({ file, path, message, suggestion }) => (
          <li key={JSON.stringify([file, path, message])}>
            {titles.get(file) ?? file}: {message} {suggestion}
          </li>
        ))}
      </ul>
    </div>
  );
}
