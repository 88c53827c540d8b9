import type { PictureChoice } from '../../../field-data.ts';
import { useEditing } from '../editing.ts';
import { StoredPicture } from './StoredPicture.tsx';

interface Props {
  /** Name of the picture that is there now. */
  chosen: string;
  /** Pixels that its place needs. */
  minWidth: number;
  onChoose: (picture: PictureChoice) => void;
}

/** The pictures that are in the content already. */
export function PictureGallery({ chosen, minWidth, onChoose }: Props) {
  const { pictures } = useEditing();
  if (pictures.length === 0) return <p className="field-help">There are no pictures yet.</p>;
  return (
    <ul className="picture-gallery" aria-label="Pictures of this site">
      {pictures.map((picture) => {
        const { file, width, height, alt } = picture;
        const isSmall = !file.endsWith('.svg') && width < minWidth;
        return (
          <li key={file}>
            <button
              type="button"
              className="picture-option"
              aria-pressed={file === chosen}
              onClick={() => onChoose(picture)}
            >
              <StoredPicture file={file} width={width} height={height} />
              <span className="picture-name">{file}</span>
              {alt !== undefined && <span className="field-help">{alt}</span>}
              {isSmall && (
                <span className="picture-small">
                  Too small here: {width} pixels wide, {minWidth} are needed
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
