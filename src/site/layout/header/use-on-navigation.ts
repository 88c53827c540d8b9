import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back after each navigation, including one to the current page, but not for the first page. */
export function useOnNavigation(callback: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    callback();
  });
}
