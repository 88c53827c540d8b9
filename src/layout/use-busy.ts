import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { BUSY_AFTER_MS } from '../constants.ts';

/** Whether the router has been waiting for the content of a page for so long that the visitor needs a sign of it. */
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
    // The navigation ended in a document load, and Back has brought this document back as it was.
    window.addEventListener('pageshow', stop);
    return () => {
      window.removeEventListener('pageshow', stop);
      stop();
    };
  }, [location]);
  return busy;
}
