import { useEffect, useState } from 'react';
import { DARK } from '../../ui/ground.ts';

export type Ground = 'paper' | 'ink';

/** A line near the top of the window, in the lower half of the header's bar at most heights. */
const LINE = '-6% 0px -94%';

/**
 * The ground of what is below the header on the page at `address`; `opening`, that of its top, until the page has
 * `scrolled`: some of its sections come after the first ones are shown.
 */
export function useGround(address: string | undefined, opening: Ground, scrolled: boolean): Ground {
  const [seen, setSeen] = useState({ address, ground: opening });
  useEffect(() => {
    // The error screen has no sections.
    if (address === undefined || !scrolled || !('IntersectionObserver' in window)) return;
    const below = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) below.add(target);
          else below.delete(target);
        }
        setSeen({ address, ground: below.size > 0 ? 'ink' : 'paper' });
      },
      { rootMargin: LINE },
    );
    for (const dark of document.querySelectorAll(DARK)) observer.observe(dark);
    return () => observer.disconnect();
  }, [address, scrolled]);
  return scrolled && seen.address === address ? seen.ground : opening;
}
