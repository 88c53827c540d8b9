/** A rectangle in the window's coordinates, in CSS pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The visible part of the window: less than all of it with an on-screen keyboard or on a magnified page. */
export function visibleArea(): Area {
  const { visualViewport } = window;
  if (!visualViewport) return { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
  const { offsetLeft, offsetTop, width, height } = visualViewport;
  return { left: offsetLeft, top: offsetTop, width, height };
}

/** Calls back when the visible area resizes or moves. @returns a function that stops watching */
export function watchVisibleArea(onChange: () => void): () => void {
  const area: EventTarget = window.visualViewport ?? window;
  const events = ['resize', 'scroll'];
  for (const event of events) area.addEventListener(event, onChange);
  return () => {
    for (const event of events) area.removeEventListener(event, onChange);
  };
}
