import { useEffect, useEffectEvent, useState } from 'react';
import type { PictureChoice } from '../../../field-data.ts';
import { Dialog } from '../Dialog.tsx';
import { useEditing } from '../editing.ts';
import { PictureAlt } from './PictureAlt.tsx';
import { PictureGallery } from './PictureGallery.tsx';
import { PictureUpload } from './PictureUpload.tsx';

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
  const [state, setState] = useState<{ sending?: string; failure?: string }>({});

  const send = async (file: File) => {
    setState({ sending: file.name });
    try {
      setPicture(await addPicture(file));
      setState({});
    } catch (error) {
      setState({ failure: error instanceof Error ? error.message : String(error) });
    }
  };
  const sendDropped = useEffectEvent(() => {
    if (dropped) void send(dropped);
  });
  // Once: it is the file that opened this dialog.
  useEffect(() => sendDropped(), []);

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
      <PictureUpload {...state} onFile={(file) => void send(file)} />
      <PictureGallery chosen={chosen.file} minWidth={minWidth} onChoose={setPicture} />
    </Dialog>
  );
}
