import { useEffect, useState } from 'react';

interface Clock {
  startPause: () => void;
  endPause: () => void;
}

/**
 * Stops the clock of the toast that is shown while the pointer is over it, focus is within or the window is
 * not in front, and lets the remaining time run when none of these holds any more.
 *
 * The clock is driven by state, not by the events: its `endPause` does nothing before it has seen the pause,
 * and a toast that is replaced under the pointer leaves no event behind. Either would pause for ever.
 * @param shown id of the toast that is shown
 * @param clock the two switches of the toast store
 * @returns setters for the two reasons that belong to elements
 */
export function usePause(shown: string | undefined, { startPause, endPause }: Clock) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [inBackground, setInBackground] = useState(false);
  const paused = hovered || focused || inBackground;

  useEffect(() => {
    const blur = () => setInBackground(true);
    const focus = () => setInBackground(false);
    window.addEventListener('blur', blur);
    window.addEventListener('focus', focus);
    return () => {
      window.removeEventListener('blur', blur);
      window.removeEventListener('focus', focus);
    };
  }, []);

  // Again for each toast: a pause counts from its beginning, and a new toast began after it.
  useEffect(() => {
    if (paused && shown) startPause();
  }, [paused, shown, startPause]);

  useEffect(() => {
    if (!paused) endPause();
  }, [paused, endPause]);

  return { setHovered, setFocused };
}
