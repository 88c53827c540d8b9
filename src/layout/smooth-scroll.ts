/** Class of the root element while scrolling is smooth; see base.css. */
const SMOOTH = 'smooth-scroll';

/**
 * Makes scrolling smooth until the next frame, unless the visitor prefers reduced motion. If it were always smooth, Tab
 * would scroll smoothly as well, and the focus would be off screen meanwhile.
 */
export function scrollSmoothly(): void {
  const { classList } = document.documentElement;
  classList.add(SMOOTH);
  requestAnimationFrame(() => classList.remove(SMOOTH));
}
