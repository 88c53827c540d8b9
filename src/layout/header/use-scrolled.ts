import { useEffect, useState } from 'react';
import { SCROLL_THRESHOLD } from '../../constants.ts';

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
