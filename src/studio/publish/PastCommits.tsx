import { useState } from 'react';
import { post } from '../app/api.ts';
import { Button } from '../app/fields/Button.tsx';
import type { PastCommit } from '../store/github-store.ts';

interface Props {
  /** Called once what a commit has changed is taken back, and can be published. */
  onTakenBack: () => void;
  onFailed: (error: Error) => void;
}

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** What was published lately, each to be taken back by another commit. */
export function PastCommits({ onTakenBack, onFailed }: Props) {
  const [commits, setCommits] = useState<PastCommit[]>();
  const ask = () => void post<PastCommit[]>('history').then(setCommits, onFailed);
  const takeBack = (commit: PastCommit) => void post('revert', commit).then(onTakenBack, onFailed);
  return (
    <details className="past-commits" onToggle={({ currentTarget }) => currentTarget.open && ask()}>
      <summary>Published before</summary>
      <ul className="unpublished">
        {commits?.map((commit) => (
          <li key={commit.version}>
            <h3>{commit.words}</h3>
            <p>
              {commit.author}, {DATE.format(new Date(commit.date))}
            </p>
            <Button aria-label={`Take back: ${commit.words}`} onClick={() => takeBack(commit)}>
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
