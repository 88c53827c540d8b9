import { useEffect, useRef } from 'react';
import { ENTRANCE_SECONDS } from '../../constants.ts';
import { onFirstSight } from '../../ui/first-sight.ts';

/**
 * A number that counts up as it is reached. The text itself never changes: the counting is drawn by the style
 * sheet over it, from a custom property, so what is read, copied or searched is the real number throughout.
 */
export function Figure({ children }: { children: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = ref.current;
    const parts = /^(\D*)(\d+)(\.\d+)?(.*)$/.exec(children);
    if (!element || !parts) return;
    const [, before = '', whole = '', decimals = '', after = ''] = parts;
    return onFirstSight(element, () => {
      element.dataset.before = before;
      element.dataset.after = decimals + after;
      element.style.setProperty('--count-to', whole);
      element.style.setProperty('--count-time', `${ENTRANCE_SECONDS.max}s`);
      element.classList.add('counting');
      element.addEventListener('animationend', () => element.classList.remove('counting'), { once: true });
    });
  }, [children]);
  return (
    <span ref={ref} className="figure">
      {children}
    </span>
  );
}
