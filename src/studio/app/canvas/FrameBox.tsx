import type { ReactNode } from 'react';
import { useFrameRect } from './use-frame-rect.ts';

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
