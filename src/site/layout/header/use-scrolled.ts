import { useEffect, useState } from 'react';

/** The header changes its style after the page has scrolled this many pixels (sections 4 and 9). */
export const SCROLL_THRESHOLD = 10;

/** Whether the page has scrolled past the threshold. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const follow = () => setScrolled(window.scrollY > SCROLL_THRESHOLD);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return scrolled;
}
