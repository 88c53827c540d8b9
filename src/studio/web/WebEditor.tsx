import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Assets } from '../../site/context/assets.ts';
import { BarMessage } from '../app/bar/BarMessage.tsx';
import { Editor } from '../app/Editor.tsx';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import type { EditorSetup } from '../setup.ts';
import { SignIn } from '../sign-in/SignIn.tsx';
import { forgetToken, keepToken, readToken } from '../sign-in/token-storage.ts';
import type { EditorSite } from './editor-site.ts';
import type { SignedIn } from './worker-protocol.ts';
import type { WorkerWay } from './worker-way.ts';

interface Props {
  site: EditorSite;
  way: WorkerWay;
  /** Texts that only examples use. */
  texts: Assets['texts'];
}

/** The editor as a site of its own: who it is, which page, and publishing. */
export function WebEditor({ site, way, texts }: Props) {
  const [token, setToken] = useState(readToken);
  const [signedIn, setSignedIn] = useState<SignedIn>();
  const [refusal, setRefusal] = useState<string>();
  const address = useAddress();

  useEffect(() => {
    if (token === undefined) return;
    let isCurrent = true;
    way.post<SignedIn>('sign-in', { site, token }).then(
      (answer) => isCurrent && setSignedIn(answer),
      (error: Error) => {
        if (!isCurrent) return;
        forgetToken();
        setRefusal(error.message);
        setToken(undefined);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [site, way, token]);

  const signIn = (next: string, isKept: boolean) => {
    keepToken(next, isKept);
    // Safari deletes what is not asked to persist after a week without a visit; drafts would be among it.
    void navigator.storage?.persist?.();
    setRefusal(undefined);
    setToken(next);
  };
  const signOut = () => {
    forgetToken();
    location.reload();
  };
  if (token === undefined)
    return (
      <SignIn
        repository={site.repository}
        authenticator={site.authenticator}
        refusal={refusal}
        onSignedIn={signIn}
      />
    );
  if (!signedIn) return <p className="web-waiting">Opening the website …</p>;
  return <PageEditor key={address} {...{ site, way, texts, address, signedIn, signOut }} />;
}

/** The address of the page, from the part of the editor's address behind `#`. */
function useAddress(): string {
  const hash = useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => location.hash,
  );
  return decodeURI(hash.slice(1)) || '/';
}

interface PageProps extends Props {
  address: string;
  signedIn: SignedIn;
  signOut: () => void;
}

function PageEditor({ site, way, texts, address, signedIn, signOut }: PageProps) {
  const [opened, setOpened] = useState<{ setup: EditorSetup; round: number }>();
  const [failure, setFailure] = useState<string>();
  /** Rises when the content changes below the editor. */
  const [round, setRound] = useState(0);
  const [isPublishing, setPublishing] = useState(false);
  const drafts = useSyncExternalStore(way.onDrafts, way.drafts);

  useEffect(() => {
    let isCurrent = true;
    way.post<Omit<EditorSetup, 'assets'>>('setup', { address }).then(
      (found) => {
        const assets = { pictures: {}, icons: {}, files: {}, texts };
        if (isCurrent) setOpened({ setup: { ...found, assets }, round });
      },
      (error: Error) => isCurrent && setFailure(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [way, address, texts, round]);

  if (failure !== undefined)
    return (
      <BarMessage action="Open the home page" onAction={() => location.assign(way.editorUrl('/'))}>
        {failure}
      </BarMessage>
    );
  if (!opened) return <p className="web-waiting">Opening the page …</p>;
  return (
    <>
      {[signedIn.readOnly, signedIn.notKept].map(
        (words) =>
          words && (
            <p key={words} className="web-notice" role="status">
              {words}
            </p>
          ),
      )}
      <Editor key={opened.round} setup={opened.setup}>
        <button type="button" className="editor-button" onClick={() => setPublishing(true)}>
          {drafts === 0 ? 'Publish' : `Publish ${drafts}`}
        </button>
      </Editor>
      {isPublishing && (
        <PublishDialog
          site={site.address}
          forms={opened.setup.forms}
          readOnly={signedIn.readOnly}
          isReviewed={signedIn.isReviewed}
          onClose={() => setPublishing(false)}
          onChanged={() => setRound((before) => before + 1)}
          onSignOut={signOut}
        />
      )}
    </>
  );
}
