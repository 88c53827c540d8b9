/** A rectangle in the window's coordinates, in CSS pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of the window that can be seen: less than the window under an on-screen keyboard or a magnified page. */
export function visibleArea(): Area {
  const { visualViewport } = window;
  if (!visualViewport) return { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
  const { offsetLeft, offsetTop, width, height } = visualViewport;
  return { left: offsetLeft, top: offsetTop, width, height };
}

/** Calls back whenever the visible area changes its size or place. @returns the function that ends it */
export function watchVisibleArea(onChange: () => void): () => void {
  const area: EventTarget = window.visualViewport ?? window;
  const events = ['resize', 'scroll'];
  for (const event of events) area.addEventListener(event, onChange);
  return () => {
    for (const event of events) area.removeEventListener(event, onChange);
  };
}
