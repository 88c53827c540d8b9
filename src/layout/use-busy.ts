import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { BUSY_AFTER_MS } from '../constants.ts';

/** Whether a navigation has taken so long that the visitor needs feedback. */
export function useBusy(): boolean {
  const [busy, setBusy] = useState(false);
  const { location } = useNavigation();
  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => setBusy(true), BUSY_AFTER_MS);
    const stop = () => {
      clearTimeout(timer);
      setBusy(false);
    };
    // After a document load, Back may restore this document from the cache in its busy state.
    window.addEventListener('pageshow', stop);
    return () => {
      window.removeEventListener('pageshow', stop);
      stop();
    };
  }, [location]);
  return busy;
}
