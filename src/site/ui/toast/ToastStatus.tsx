import { useEffect, useState } from 'react';

/** Live regions announce changes only, so the text follows a moment after the region or the last text. */
const SPEAK_AFTER_MS = 100;

/** Cleared after this time, so that screen readers do not reach the message again while reading on. */
const SILENT_AFTER_MS = 1100;

interface Props {
  /** Id of the current toast; a new id is announced even if the message is the same. */
  id: string | undefined;
  message: string | undefined;
}

/** Announces the toast's message to screen readers, without the labels of its buttons. */
export function ToastStatus({ id, message }: Props) {
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    setSpoken('');
    if (id === undefined || message === undefined) return;
    const speak = setTimeout(() => setSpoken(message), SPEAK_AFTER_MS);
    const silence = setTimeout(() => setSpoken(''), SILENT_AFTER_MS);
    return () => {
      clearTimeout(speak);
      clearTimeout(silence);
    };
  }, [id, message]);

  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}
