import { useEffect, useState, useSyncExternalStore } from 'react';
import { drafts, editorUrl, onDrafts, post } from '../app/api.ts';
import { BarMessage } from '../app/bar/BarMessage.tsx';
import { Editor } from '../app/Editor.tsx';
import { Button } from '../app/fields/Button.tsx';
import type { EditorSite } from '../editor-site.ts';
import type { EditorSetup, Opened } from '../protocol.ts';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import { SignIn } from '../sign-in/SignIn.tsx';
import { forgetToken, keepToken, readToken } from '../sign-in/token-storage.ts';

interface Props {
  site: EditorSite;
}

/** The editor with its content: who it is, which page, and publishing where the content is a repository. */
export function WebEditor({ site }: Props) {
  const { place } = site;
  const [token, setToken] = useState(() => (place.kind === 'folder' ? place.token : readToken()));
  const [content, setContent] = useState<Opened>();
  const [refusal, setRefusal] = useState<string>();
  const address = useAddress();

  useEffect(() => {
    if (token === undefined) return;
    post<Opened>('openContent', place, token).then(setContent, ({ message }: Error) => {
      forgetToken();
      setRefusal(message);
      setToken(undefined);
    });
  }, [place, token]);

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
  if (token === undefined && place.kind === 'repository')
    return (
      <SignIn
        repository={place.repository}
        authenticator={place.authenticator}
        refusal={refusal}
        onSignedIn={signIn}
      />
    );
  if (!content) return <p className="web-waiting">{refusal ?? 'Opening the website …'}</p>;
  return <PageEditor key={address} {...{ site, address, content, signOut }} />;
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
  content: Opened;
  signOut: () => void;
}

function PageEditor({ site, address, content, signOut }: PageProps) {
  const [opened, setOpened] = useState<{ setup: EditorSetup; round: number }>();
  const [failure, setFailure] = useState<string>();
  /** Rises when the content changes below the editor. */
  const [round, setRound] = useState(0);
  const [isPublishing, setPublishing] = useState(false);
  const unpublished = useSyncExternalStore(onDrafts, drafts);

  useEffect(() => {
    post<EditorSetup>('setup', address).then(
      (setup) => setOpened({ setup, round }),
      ({ message }: Error) => setFailure(message),
    );
  }, [address, round]);

  if (failure !== undefined)
    return (
      <BarMessage action="Open the home page" onAction={() => location.assign(editorUrl('/'))}>
        {failure}
      </BarMessage>
    );
  if (!opened) return <p className="web-waiting">Opening the page …</p>;
  return (
    <>
      {[content.readOnly, content.notKept].map(
        (words) =>
          words && (
            <p key={words} className="web-notice" role="status">
              {words}
            </p>
          ),
      )}
      <Editor key={opened.round} setup={opened.setup}>
        {site.place.kind === 'repository' && (
          <Button onClick={() => setPublishing(true)}>
            {unpublished === 0 ? 'Publish' : `Publish ${unpublished}`}
          </Button>
        )}
      </Editor>
      {isPublishing && (
        <PublishDialog
          site={site.address}
          forms={opened.setup.forms}
          readOnly={content.readOnly}
          isReviewed={content.isReviewed === true}
          onClose={() => setPublishing(false)}
          onChanged={() => setRound((before) => before + 1)}
          onSignOut={signOut}
        />
      )}
    </>
  );
}
