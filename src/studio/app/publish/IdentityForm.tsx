import type { Identity } from '../../publish/messages.ts';

/** Asks who publishes. */
export function IdentityForm({ onDone }: { onDone: (identity: Identity) => void }) {
  return (
    <form
      className="publish-form"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const value = (name: string) => String(data.get(name) ?? '').trim();
        onDone({ name: value('name'), email: value('email'), remember: data.has('remember') });
      }}
    >
      <label>
        Your name
        <input name="name" required maxLength={100} autoComplete="name" data-autofocus />
      </label>
      <label>
        Your email address
        <input name="email" type="email" required maxLength={200} autoComplete="email" />
      </label>
      <label className="publish-remember">
        <input name="remember" type="checkbox" defaultChecked />
        Keep both for this folder
      </label>
      <button type="submit" className="editor-button editor-button-main">
        Continue
      </button>
    </form>
  );
}
