import type { FormModel } from '../../content/index.ts';
import { Button } from '../app/fields/Button.tsx';
import { StoredPicture } from '../app/fields/picture/StoredPicture.tsx';
import { WordDifference } from '../app/session/WordDifference.tsx';
import type { Unpublished } from '../room/publishing.ts';
import { changesIn, titleOf } from './unpublished.ts';

interface Props {
  file: Unpublished;
  forms: FormModel;
  onTakeBack: () => void;
}

const KINDS = { new: 'New', changed: 'Changed', deleted: 'Deleted' };

/** What has changed in a file that is not published yet. */
export function UnpublishedFile({ file, forms, onTakeBack }: Props) {
  const title = titleOf(file);
  const isPicture = file.file.startsWith('images/') && file.kind !== 'deleted';
  return (
    <li>
      <h3>
        {KINDS[file.kind]}: {title}
      </h3>
      {file.isUnfinished && <p>It still has words of an example, and stays here until you write your own.</p>}
      {isPicture && <StoredPicture file={file.file.slice('images/'.length)} />}
      {changesIn(file, forms).map(({ path, where, mine, theirs, isPicture }) => (
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
