import { useEffect, useState } from 'react';

/** A live region speaks of changes only: the text comes a moment after the region or the last text. */
const SPEAK_AFTER_MS = 100;

/** Gone again before someone reading on through the page would meet the message twice. */
const SILENT_AFTER_MS = 1100;

interface Props {
  /** Id of the toast that is shown; a new one is announced even when it says the same as the last. */
  id: string | undefined;
  message: string | undefined;
}

/** Tells screen readers what the toast says, without the names of its buttons. */
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
