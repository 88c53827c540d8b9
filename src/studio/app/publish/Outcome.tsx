import type { PublishAnswer } from '../../publish/messages.ts';
import { ConflictForm } from './ConflictForm.tsx';
import { IdentityForm } from './IdentityForm.tsx';
import { NoteText } from './NoteText.tsx';
import type { Publishing } from './use-publish.ts';

/** What came of a publish, and what it needs to go on. */
export function Outcome({ answer, publish }: { answer: PublishAnswer; publish: Publishing['publish'] }) {
  if (answer.kind === 'nothing') return <p>There is nothing to publish.</p>;
  if (answer.kind === 'sent')
    return (
      <>
        <p>
          <strong>Your changes have gone at {timeOf(answer.at)}.</strong> The website shows them in a few
          minutes.
          {answer.merged && ' What others have published is in your files now.'}
        </p>
        {answer.notes.map((one) => (
          <NoteText key={one.code} note={one} />
        ))}
      </>
    );
  return (
    <>
      <NoteText note={answer.note} />
      {answer.kind === 'needs-identity' && <IdentityForm onDone={(identity) => void publish({ identity })} />}
      {answer.kind === 'conflict' && (
        <ConflictForm conflicts={answer.conflicts} onDone={(choices) => void publish({ choices })} />
      )}
      {answer.kind === 'refused' && (
        <ul className="publish-problems">
          {answer.problems.map(({ file, range, message, suggestion }) => (
            <li key={`${file} ${range.start.line} ${message}`}>
              {message} {suggestion && <span className="change-words">{suggestion}</span>}
              <small>
                {file}, line {range.start.line}
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const timeOf = (at: string) => new Date(at).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
