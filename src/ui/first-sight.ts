const callbacks = new WeakMap<Element, () => void>();
/** Elements that were off the screen when they were first looked at. */
const waiting = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

function look(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target, boundingClientRect } of entries) {
    if (!isIntersecting) {
      waiting.add(target);
      continue;
    }
    observer?.unobserve(target);
    // Scrolling back up meets it from below: by then its time has passed.
    if (waiting.has(target) && boundingClientRect.top > 0) callbacks.get(target)?.();
  }
}

/** Made once, because every element of a page asks; it goes on to tell what the visitor wishes. */
let welcome: MediaQueryList | undefined;

/** Whether the visitor welcomes movement and the browser has what it takes. */
export function movementWelcome(): boolean {
  const able = 'IntersectionObserver' in window && 'animate' in Element.prototype;
  if (!able || typeof matchMedia !== 'function') return false;
  welcome ??= matchMedia('(prefers-reduced-motion: no-preference)');
  return welcome.matches;
}

/**
 * Calls back once, as scrolling down reaches an element; never for what is on the screen from the start, and
 * never under reduced motion.
 * @returns a function that forgets the wish
 */
export function onFirstSight(element: Element, callback: () => void): () => void {
  if (!movementWelcome()) return () => {};
  observer ??= new IntersectionObserver(look);
  callbacks.set(element, callback);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
