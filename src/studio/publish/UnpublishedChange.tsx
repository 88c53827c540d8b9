import { Button } from '../app/fields/Button.tsx';
import { StoredPicture } from '../app/fields/picture/StoredPicture.tsx';
import { WordDifference } from '../app/session/WordDifference.tsx';
import { type Change, isUnfinished } from './unpublished.ts';

interface Props {
  change: Change;
  onTakeBack: () => void;
}

const KINDS = { new: 'New', changed: 'Changed', deleted: 'Deleted', moved: 'New address' };

/** A change that is not published yet. */
export function UnpublishedChange({ change, onTakeBack }: Props) {
  const { title, files, differences } = change;
  const shown = new Set(differences.map(({ mine }) => `images/${mine}`));
  const pictures = files.filter(
    ({ file, kind }) => file.startsWith('images/') && kind !== 'deleted' && !shown.has(file),
  );
  return (
    <li>
      <h3>
        {KINDS[change.kind]}: {title}
      </h3>
      {isUnfinished(change) && (
        <p>It still has words of an example, and stays here until you write your own.</p>
      )}
      {pictures.map(({ file }) => (
        <StoredPicture key={file} file={file.slice('images/'.length)} />
      ))}
      {differences.map(({ path, where, mine, theirs, isPicture }) => (
        <div key={path.join('/')}>
          <strong>{where.join(' › ')}</strong>
          {isPicture && mine ? (
            <StoredPicture file={mine} />
          ) : (
            <WordDifference first={theirs} second={mine} />
          )}
        </div>
      ))}
      <Button aria-label={`Take back: ${title}`} onClick={onTakeBack}>
        Take back
      </Button>
    </li>
  );
}
