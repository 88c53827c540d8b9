import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { useAttempt } from './use-attempt.ts';
import './upload.css';

interface Props {
  /** What is chosen: “New picture”. */
  label: string;
  /** What happens to it, or what is possible. */
  help: string;
  /** What the computer offers to choose from. */
  accept?: string;
  /** A file that was dropped elsewhere, to begin with. */
  dropped?: File | undefined;
  /** Takes a file to the server. @throws Error with a sentence for the editor */
  onFile: (file: File) => Promise<void>;
}

/** A place to drop a new file on, and a button to choose one. */
export function Upload({ label, help, accept, dropped, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { doing, failure, attempt } = useAttempt();
  const send = (file: File | undefined) => file && attempt(file.name, () => onFile(file));
  const begin = useEffectEvent(() => send(dropped));
  // Once: it is the file that led here.
  useEffect(() => void begin(), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard
    <div
      className={isOver ? 'upload upload-over' : 'upload'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        send(event.dataTransfer.files[0]);
      }}
    >
      <p>Drop a {label.toLowerCase()} here, or</p>
      <Button
        data-autofocus=""
        aria-disabled={doing !== undefined}
        onClick={() => doing === undefined && input.current?.click()}
        icon="add"
      >
        choose a file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          send(currentTarget.files?.[0]);
          // So that the same file can be chosen once more.
          currentTarget.value = '';
        }}
      />
      <p className="field-help">{help}</p>
      <p role="status">{doing !== undefined && `“${doing}” is on its way …`}</p>
      {failure !== undefined && (
        <p role="alert" className="field-problem field-error">
          {failure}
        </p>
      )}
    </div>
  );
}
