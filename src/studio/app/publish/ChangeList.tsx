import type { ContentChange, FileChanges } from '../../publish/messages.ts';
import { Words } from './Words.tsx';

interface Props {
  files: readonly FileChanges[];
  isBusy: boolean;
  onTakeBack: (id: string) => void;
}

const FILE_KINDS = { changed: undefined, new: 'new', deleted: 'deleted' } as const;
const KINDS: Record<ContentChange['kind'], string | undefined> = {
  changed: undefined,
  added: 'new',
  removed: 'deleted',
  moved: 'moved',
  layout: 'remarks and spacing only',
};

/** What changed since the last publish, by page, with old and new words. */
export function ChangeList({ files, isBusy, onTakeBack }: Props) {
  return (
    <ul className="changes">
      {files.map(({ file, title, kind, changes }) => (
        <li key={file}>
          <h3>
            {title} {FILE_KINDS[kind] && <span className="change-kind">{FILE_KINDS[kind]}</span>}
          </h3>
          <ul>
            {changes.map((change) => (
              <li key={change.id} className="change">
                <div>
                  {(change.where.length > 0 || kind === 'changed') && (
                    <p className="change-where">
                      {change.where.join(' › ')}{' '}
                      {KINDS[change.kind] && <span className="change-kind">{KINDS[change.kind]}</span>}
                    </p>
                  )}
                  <Words runs={change.words} />
                </div>
                <button
                  type="button"
                  className="editor-button"
                  aria-label={`Take back: ${[title, ...change.where].join(', ')}`}
                  aria-disabled={isBusy || undefined}
                  onClick={() => isBusy || onTakeBack(change.id)}
                >
                  Take back
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
