/** Shared, because every animated element asks. It stays up to date with the visitor's setting. */
let noPreference: MediaQueryList | undefined;

/** Whether to animate: the visitor has not asked for reduced motion, and the browser has the APIs. */
export function canAnimate(): boolean {
  const supported = 'IntersectionObserver' in window && 'animate' in Element.prototype;
  if (!supported || typeof matchMedia !== 'function') return false;
  noPreference ??= matchMedia('(prefers-reduced-motion: no-preference)');
  return noPreference.matches;
}
