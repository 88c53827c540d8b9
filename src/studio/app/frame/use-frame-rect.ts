import { useLayoutEffect, useState } from 'react';

/** Where an element of the frame is in the editor's own window, in pixels. */
export interface FrameRect {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The frame itself. */
  frame: DOMRect;
}

/** Where an element of the frame is, also while the page is scrolled. @param version changes with its size or place */
export function useFrameRect(element: Element | null | undefined, version: unknown): FrameRect | undefined {
  const [rect, setRect] = useState<FrameRect>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the version may move the element
  useLayoutEffect(() => {
    const view = element?.ownerDocument.defaultView;
    const outer = view?.frameElement;
    if (!element || !view || !outer) return setRect(undefined);
    const place = () => {
      const frame = outer.getBoundingClientRect();
      const scale = frame.width / outer.clientWidth || 1;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      setRect({
        left: frame.left + left * scale,
        right: frame.left + right * scale,
        top: frame.top + top * scale,
        bottom: frame.top + bottom * scale,
        frame,
      });
    };
    place();
    view.addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      view.removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [element, version]);
  return rect;
}
