/** An open menu of the header, unless it is in the top layer itself. */
function openMenu(): HTMLElement | undefined {
  const menu = document.querySelector('header [aria-expanded="true"]')?.nextElementSibling;
  return menu instanceof HTMLElement && getComputedStyle(menu).position === 'absolute' ? menu : undefined;
}

/**
 * Cuts an open menu of the header out of an element of the top layer, which would cover it. By its layout, without the
 * transform of its entrance.
 */
export function cutOutMenu(element: HTMLElement): void {
  const menu = openMenu();
  const frame = menu?.offsetParent?.getBoundingClientRect();
  if (!menu || !frame) {
    element.style.removeProperty('clip-path');
    return;
  }
  const box = element.getBoundingClientRect();
  const [x, y] = [frame.left + menu.offsetLeft - box.left, frame.top + menu.offsetTop - box.top];
  const [width, height] = [menu.offsetWidth, menu.offsetHeight];
  // The frame is wider than the element, for its shadow.
  const outer = `M-99-99h${box.width + 198}v${box.height + 198}h${-box.width - 198}z`;
  element.style.clipPath = `path(evenodd, "${outer}M${x} ${y}h${width}v${height}h${-width}z")`;
}

/** Calls back when a menu of the header opens, closes or has moved with it. @returns a function that stops watching */
export function watchMenus(onChange: () => void): () => void {
  const header = document.querySelector('header');
  const observer = new MutationObserver(onChange);
  if (header)
    observer.observe(header, { attributes: true, attributeFilter: ['aria-expanded'], subtree: true });
  header?.addEventListener('transitionend', onChange);
  return () => {
    observer.disconnect();
    header?.removeEventListener('transitionend', onChange);
  };
}
