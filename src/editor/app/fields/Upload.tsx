import { useRef, useState } from 'react';
import { ToolIcon } from '../ToolIcon.tsx';

interface Props {
  /** Name of the file that is on its way. */
  sending?: string;
  /** Why the last file could not be taken. */
  failure?: string;
  onFile: (file: File) => void;
}

/** The place for a new picture: drop it here or choose a file. */
export function PictureUpload({ sending, failure, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard
    <div
      className={isOver ? 'picture-upload picture-over' : 'picture-upload'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file && sending === undefined) onFile(file);
      }}
    >
      <p>Drop a new picture here, or</p>
      <button
        type="button"
        className="editor-button"
        data-autofocus=""
        aria-disabled={sending !== undefined}
        onClick={() => sending === undefined && input.current?.click()}
      >
        <ToolIcon name="add" />
        choose a file
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="New picture"
        accept="image/*"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // So that the same file can be chosen once more.
          currentTarget.value = '';
        }}
      />
      <p className="field-help">
        It is turned upright, made small enough for the web, and the place where it was taken is removed.
      </p>
      <p role="status">{sending !== undefined && `“${sending}” is being prepared …`}</p>
      {failure !== undefined && (
        <p role="alert" className="field-problem field-error">
          {failure}
        </p>
      )}
    </div>
  );
}
