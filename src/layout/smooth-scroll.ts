/** Class of the root element while scrolling is smooth; see base.css. */
const SMOOTH = 'smooth-scroll';

/**
 * Makes what scrolls until the next frame smooth, unless the visitor wants less motion. The style sheet alone would make
 * the scrolling of Tab smooth as well, and the focus would be out of sight for that time.
 */
export function scrollSmoothly(): void {
  const { classList } = document.documentElement;
  classList.add(SMOOTH);
  requestAnimationFrame(() => classList.remove(SMOOTH));
}
