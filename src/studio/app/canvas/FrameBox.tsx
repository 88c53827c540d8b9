import { type ReactNode, useLayoutEffect, useState } from 'react';

interface Props {
  element: Element | null;
  /** Changes with what may move the element. */
  version: unknown;
  className: string;
  children?: ReactNode;
}

/** A box over an element of the page, as far as the frame shows it. */
export function FrameBox({ element, version, className, children }: Props) {
  const rect = useFrameRect(element, version);
  if (!rect) return null;
  const { frame, left, right, top, bottom } = rect;
  return (
    <div
      className="edit-over"
      style={{ left: frame.left, top: frame.top, width: frame.width, height: frame.height }}
    >
      <div
        className={className}
        style={{ left: left - frame.left, top: top - frame.top, width: right - left, height: bottom - top }}
      >
        {children}
      </div>
    </div>
  );
}

/** Where an element of the frame is in the editor's own window, in pixels. */
export interface FrameRect {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The frame itself. */
  frame: DOMRect;
}

/** Where an element of the frame is, also while the page is scrolled. @param version changes with what may move it */
export function useFrameRect(element: Element | null | undefined, version: unknown): FrameRect | undefined {
  const [rect, setRect] = useState<FrameRect>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the version may move the element
  useLayoutEffect(() => {
    const view = element?.ownerDocument.defaultView;
    const outer = view?.frameElement;
    if (!element || !view || !outer) return setRect(undefined);
    const place = () => setRect(rectOf(element, outer));
    place();
    const observer = new ResizeObserver(place);
    for (const one of [element, element.ownerDocument.body, outer]) observer.observe(one);
    const left = new AbortController();
    view.addEventListener('scroll', place, { passive: true, signal: left.signal });
    addEventListener('resize', place, { signal: left.signal });
    return () => {
      observer.disconnect();
      left.abort();
    };
  }, [element, version]);
  return rect;
}

function rectOf(element: Element, outer: Element): FrameRect {
  const frame = outer.getBoundingClientRect();
  const scale = frame.width / outer.clientWidth || 1;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return {
    left: frame.left + left * scale,
    right: frame.left + right * scale,
    top: frame.top + top * scale,
    bottom: frame.top + bottom * scale,
    frame,
  };
}
