import { useState } from 'react';
import type { PictureChoice } from '../../../field-data.ts';
import { Dialog } from '../Dialog.tsx';
import { useEditing } from '../editing.ts';
import { Upload } from '../Upload.tsx';
import { PictureAlt } from './PictureAlt.tsx';
import { PictureGallery } from './PictureGallery.tsx';

/** A picture as a section names it. */
export interface NamedPicture {
  file: string;
  alt: string;
}

interface Props {
  /** The picture that is there now. */
  chosen: NamedPicture;
  /** Pixels that its place needs. */
  minWidth: number;
  /** A file that was dropped on the field. */
  dropped?: File;
  onChoose: (picture: NamedPicture) => void;
  onClose: () => void;
}

/** Chooses a picture, a new one or one that is there, and then asks what it shows. */
export function PictureDialog({ chosen, minWidth, dropped, onChoose, onClose }: Props) {
  const { addPicture } = useEditing();
  const [picture, setPicture] = useState<PictureChoice>();

  if (picture)
    return (
      <Dialog key="alt" title="What does it show?" onClose={onClose}>
        <PictureAlt
          picture={picture}
          alt={picture.file === chosen.file ? chosen.alt : (picture.alt ?? '')}
          onDone={(alt) => onChoose({ file: picture.file, alt })}
          onBack={() => setPicture(undefined)}
        />
      </Dialog>
    );
  return (
    <Dialog key="choose" title="Choose a picture" onClose={onClose} wide>
      <Upload
        label="New picture"
        what="a new picture"
        help="It is turned upright, made small enough for the web, and the place where it was taken is removed."
        accept="image/*"
        dropped={dropped}
        onFile={async (file) => setPicture(await addPicture(file))}
      />
      <PictureGallery chosen={chosen.file} minWidth={minWidth} onChoose={setPicture} />
    </Dialog>
  );
}
