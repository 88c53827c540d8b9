import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back after each navigation, also one to the page that is shown; not for the first page. */
export function useOnNavigation(callback: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    callback();
  });
}
