import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../app/fields/Button.tsx';
import '../app/fields/fields.css';
import { askAuthenticator } from './authenticator.ts';
import './sign-in.css';

interface Props {
  /** `owner/name`. */
  repository: string;
  /** The address of an authenticator that signs people in, instead of a token that they make. */
  authenticator?: string | undefined;
  /** Why the last token was refused. */
  refusal?: string | undefined;
  onSignedIn: (token: string, isKept: boolean) => void;
}

/** Asks who edits: by a token of GitHub, or by an authenticator. */
export function SignIn({ repository, authenticator, refusal, onSignedIn }: Props) {
  const [failure = refusal, setFailure] = useState<string>();
  const [isKept, setKept] = useState(false);
  const keep = (
    <label className="sign-in-keep">
      <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
      Keep me signed in on this device
    </label>
  );
  const parts = {
    repository,
    keep,
    onFailure: setFailure,
    onToken: (token: string) => onSignedIn(token, isKept),
  };
  return (
    <main className="sign-in">
      <div className="sign-in-card">
        <h1>Sign in to edit the website</h1>
        <p role="alert" className={failure && 'field-problem field-error'}>
          {failure}
        </p>
        {authenticator ? <ByWindow {...parts} authenticator={authenticator} /> : <ByToken {...parts} />}
      </div>
    </main>
  );
}

interface PartProps {
  repository: string;
  keep: ReactNode;
  onToken: (token: string) => void;
  onFailure: (sentence: string | undefined) => void;
}

/** Tokens of GitHub say what they are: fine-grained ones, classic ones, and those of apps. */
const TOKEN = /^(github_pat|gh[pousr])_\w+$/;

function ByToken({ repository, keep, onToken, onFailure }: PartProps) {
  const [text, setText] = useState('');
  const id = useId();
  const [, name] = repository.split('/');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const token = text.replace(/\s+/g, '');
    const isToken = TOKEN.test(token);
    onFailure(isToken ? undefined : token === '' ? NO_TOKEN : WRONG_TOKEN);
    if (isToken) onToken(token);
  };
  return (
    <form onSubmit={submit}>
      <p>
        You need an account at GitHub that has been invited to “{repository}”. GitHub asks for this every
        three months.
      </p>
      <ol>
        <li>
          <p>Open GitHub’s form for an access token. Most of it is filled in.</p>
          <a className="editor-button" href={formAddress(repository)} target="_blank" rel="noreferrer">
            Open the form at GitHub
          </a>
        </li>
        <li>
          Under “Repository access”, choose “Only select repositories” and “{name}”. Press “Generate token” at
          the end, and copy the token.
        </li>
        <li>
          <label htmlFor={id}>Paste the token here.</label>
          <input
            id={id}
            className="field-input"
            type="password"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </li>
      </ol>
      {keep}
      <Button type="submit" kind="main">
        Sign in
      </Button>
    </form>
  );
}

const NO_TOKEN = 'Paste the token into the field of the third step.';
const WRONG_TOKEN = 'This is not a token of GitHub: it begins with “github_pat_”. Copy it once more.';

/** GitHub's form for a token, with what it has to be allowed: docs.github.com, “Managing your personal access tokens”. */
function formAddress(repository: string): string {
  const [owner = ''] = repository.split('/');
  const filled = new URLSearchParams({
    name: 'Website editor',
    description: `Edit the website ${repository}`,
    target_name: owner,
    expires_in: '90',
    contents: 'write',
    pull_requests: 'write',
  });
  return `https://github.com/settings/personal-access-tokens/new?${filled}`;
}

function ByWindow({
  repository,
  keep,
  onToken,
  onFailure,
  authenticator,
}: PartProps & { authenticator: string }) {
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const ask = () => {
    // The window that is still there is used again.
    asked.current?.abort();
    asked.current = new AbortController();
    onFailure(undefined);
    askAuthenticator(authenticator, asked.current.signal).then(onToken, (error: Error) =>
      onFailure(error.message),
    );
  };
  return (
    <>
      <p>You need an account at GitHub that has been invited to “{repository}”.</p>
      {keep}
      <Button kind="main" onClick={ask}>
        Sign in with GitHub
      </Button>
    </>
  );
}
