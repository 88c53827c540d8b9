import { useEffect, useRef } from 'react';
import { ENTRANCE_SECONDS } from '../../constants.ts';
import { onFirstIntersect } from '../../ui/on-first-intersect.ts';

/**
 * A number that counts up when scrolling reaches it. Its text never changes: the style sheet draws the count over it from a
 * custom property, so that assistive technology, copying and searching always get the real number.
 */
export function CountUp({ children }: { children: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = ref.current;
    const parts = /^(\D*)(\d+)(\.\d+)?(.*)$/.exec(children);
    if (!element || !parts) return;
    const [, before = '', whole = '', decimals = '', after = ''] = parts;
    return onFirstIntersect(element, () => {
      element.dataset.before = before;
      element.dataset.after = decimals + after;
      element.style.setProperty('--count-to', whole);
      element.style.setProperty('--count-time', `${ENTRANCE_SECONDS.max}s`);
      element.classList.add('counting');
      element.addEventListener('animationend', () => element.classList.remove('counting'), { once: true });
    });
  }, [children]);
  return (
    <span ref={ref} className="count-up">
      {children}
    </span>
  );
}
