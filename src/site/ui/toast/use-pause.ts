import { useEffect, useState } from 'react';

interface Clock {
  startPause: () => void;
  endPause: () => void;
}

/**
 * Pauses the current toast while it is hovered, it contains the focus or the window is in the background, and resumes
 * the remaining time afterwards.
 *
 * State drives the clock, not events: its `endPause` does nothing before it has rendered the pause, and a toast that is
 * replaced under the pointer fires no event. Either would pause forever.
 * @param shown id of the current toast
 * @param clock the two functions of the toast store
 * @returns setters for hover and focus
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

  // Again for each toast, because a toast's pause counts from its own start.
  useEffect(() => {
    if (paused && shown) startPause();
  }, [paused, shown, startPause]);

  useEffect(() => {
    if (!paused) endPause();
  }, [paused, endPause]);

  return { setHovered, setFocused };
}
