import { useId, useState } from 'react';
import type { PictureChoice } from '../../../field-data.ts';
import { pictureRoom } from './picture-room.ts';
import { StoredPicture } from './StoredPicture.tsx';

interface Props {
  picture: PictureChoice;
  /** What is known about it so far. */
  alt: string;
  onDone: (alt: string) => void;
  onBack: () => void;
}

/** Asks what a picture shows, for people who cannot see it. Without an answer the picture is not used. */
export function PictureAlt({ picture, alt, onDone, onBack }: Props) {
  const [words, setWords] = useState(alt);
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const isMissing = words.trim() === '';
  const submit = () => {
    if (isMissing) setAsked(true);
    else onDone(words.trim());
  };
  return (
    <div className="picture-alt">
      <StoredPicture file={picture.file} style={pictureRoom(picture)} />
      <label className="field-name" htmlFor={id}>
        What does this picture show?
      </label>
      <textarea
        id={id}
        className="field-input"
        rows={2}
        data-autofocus=""
        placeholder="For example: Blue cables in a switch"
        aria-describedby={`${id}-help ${id}-missing`}
        aria-invalid={(isAsked && isMissing) || undefined}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
      />
      <p className="field-help" id={`${id}-help`}>
        One sentence for people who cannot see it, and for search engines.
      </p>
      <p
        className={isAsked && isMissing ? 'field-problem field-error' : ''}
        id={`${id}-missing`}
        role="status"
      >
        {isAsked &&
          isMissing &&
          'Please say what it shows. A picture without these words cannot be published.'}
      </p>
      <div className="editor-dialog-actions">
        <button
          type="button"
          className="editor-button editor-button-main"
          aria-disabled={isMissing}
          onClick={submit}
        >
          Use this picture
        </button>
        <button type="button" className="editor-button" onClick={onBack}>
          Choose another one
        </button>
      </div>
    </div>
  );
}
