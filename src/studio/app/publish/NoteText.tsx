import type { Note } from '../../publish/notes.ts';

/** A sentence about publishing, what remains possible, and what a technician needs. */
export function NoteText({ note: { message, advice, details } }: { note: Note }) {
  return (
    <div className="publish-note">
      <p>
        <strong>{message}</strong> {advice}
      </p>
      {details && (
        <details>
          <summary>For a technician</summary>
          <pre>{details}</pre>
        </details>
      )}
    </div>
  );
}
