const callbacks = new WeakMap<Element, () => void>();
/** Elements that were off screen when they were first observed. */
const startedOffScreen = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

function onIntersection(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target, boundingClientRect } of entries) {
    if (!isIntersecting) {
      startedOffScreen.add(target);
      continue;
    }
    observer?.unobserve(target);
    // Entering from above means that the visitor is scrolling back up: too late for an entrance.
    if (startedOffScreen.has(target) && boundingClientRect.top > 0) callbacks.get(target)?.();
  }
}

/** Shared, because every animated element asks. It stays up to date with the visitor's setting. */
let noPreference: MediaQueryList | undefined;

/** Whether to animate: the visitor has not asked for reduced motion, and the browser has the APIs. */
export function canAnimate(): boolean {
  const supported = 'IntersectionObserver' in window && 'animate' in Element.prototype;
  if (!supported || typeof matchMedia !== 'function') return false;
  noPreference ??= matchMedia('(prefers-reduced-motion: no-preference)');
  return noPreference.matches;
}

/**
 * Calls back once, when scrolling down first reaches an element. Never for elements that are on screen from the start, and
 * never with reduced motion.
 * @returns a function that stops observing
 */
export function onFirstIntersect(element: Element, callback: () => void): () => void {
  if (!canAnimate()) return () => {};
  observer ??= new IntersectionObserver(onIntersection);
  callbacks.set(element, callback);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
