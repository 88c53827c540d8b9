import { useEffect, useState } from 'react';

/** A line near the top of the window, in the middle of the header's bar at most heights. */
const LINE = '-4% 0px -96%';

/** Whether the header of a page in daylight is over a dark section; looks for them anew on each `address`. */
export function useOverInk(address: string | undefined, daylight: boolean): boolean {
  const [over, setOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections
  useEffect(() => {
    if (!daylight) return;
    const below = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) below.add(target);
          else below.delete(target);
        }
        setOver(below.size > 0);
      },
      { rootMargin: LINE },
    );
    for (const dark of document.querySelectorAll('.tone-ink.section:not(.section-raised), .footer'))
      observer.observe(dark);
    return () => {
      observer.disconnect();
      setOver(false);
    };
  }, [address, daylight]);
  return over;
}
