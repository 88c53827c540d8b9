import { type ReactNode, useLayoutEffect, useState } from 'react';

interface Props {
  /** The element of the page. */
  find: () => Element | null;
  /** What it depends on which element that is, and where. */
  deps: readonly unknown[];
  className: string;
  children?: ReactNode;
}

/** A box over an element of the page, as far as the frame shows it. */
export function FrameBox({ find, deps, className, children }: Props) {
  const rect = useFrameRect(find, deps);
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

/**
 * Where an element of the frame is, also while the page is scrolled.
 * @param find the element, once the page shows the data
 * @param deps what it depends on which element that is, and where
 */
export function useFrameRect(find: () => Element | null, deps: readonly unknown[]): FrameRect | undefined {
  const [rect, setRect] = useState<FrameRect>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller knows them
  useLayoutEffect(() => {
    const element = find();
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
  }, [...deps]);
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
