import { useState } from 'react';
import type { FormField } from '../../../../content/index.ts';
import type { PictureChoice } from '../../../field-data.ts';
import { AskForName } from '../AskForName.tsx';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { useEditing } from '../editing.ts';
import { Upload } from '../Upload.tsx';
import { pictureRoom } from './FocusPicture.tsx';
import { StoredPicture } from './StoredPicture.tsx';

/** A picture as a section names it. */
interface NamedPicture {
  file: string;
  alt: string;
}

interface Props {
  field: FormField;
  /** The picture that is there now. */
  chosen: NamedPicture;
  /** A file that was dropped on the field. */
  dropped?: File;
  onChoose: (picture: NamedPicture) => void;
  onClose: () => void;
}

/** Chooses a picture, a new one or one that is there, and then asks what it shows. */
export function PictureDialog({ field, chosen, dropped, onChoose, onClose }: Props) {
  const { addPicture } = useEditing();
  const [picture, setPicture] = useState<PictureChoice>();

  if (picture)
    return (
      <Dialog key="alt" title="What does it show?" onClose={onClose}>
        <div className="picture-alt">
          <StoredPicture file={picture.file} style={pictureRoom(picture)} />
          <AskForName
            field={{
              label: 'What does this picture show?',
              description: 'One sentence for people who cannot see it, and for search engines.',
              example: 'Blue cables in a switch',
              max: field.fields?.alt?.max,
            }}
            missing="Please say what it shows. A picture without these words cannot be published."
            button="Use this picture"
            initial={picture.file === chosen.file ? chosen.alt : (picture.alt ?? '')}
            onDone={async (alt) => onChoose({ file: picture.file, alt })}
            instead={<Button onClick={() => setPicture(undefined)}>Choose another one</Button>}
          />
        </div>
      </Dialog>
    );
  return (
    <Dialog key="choose" title="Choose a picture" onClose={onClose} wide>
      <Upload
        label="New picture"
        help="It is turned upright, made small enough for the web, and the place where it was taken is removed."
        accept="image/*"
        dropped={dropped}
        onFile={async (file) => setPicture(await addPicture(file))}
      />
      <Gallery chosen={chosen.file} minWidth={field.fields?.file?.minWidth ?? 0} onChoose={setPicture} />
    </Dialog>
  );
}

interface GalleryProps {
  chosen: string;
  /** Pixels that its place needs. */
  minWidth: number;
  onChoose: (picture: PictureChoice) => void;
}

/** The pictures that are in the content already. */
function Gallery({ chosen, minWidth, onChoose }: GalleryProps) {
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
