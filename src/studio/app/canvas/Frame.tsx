import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { StyledFrame } from './StyledFrame.tsx';

interface Props {
  width: number;
  onDocument: (document: Document) => void;
  children: ReactNode;
}

/** The page at a width of a screen, scaled down to the room there is. */
export function Frame({ width, onDocument, children }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / width || 1);
  return (
    <div className="edit-room" ref={room}>
      <StyledFrame
        id="preview-frame"
        title="The page as visitors see it"
        onDocument={onDocument}
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale})`,
          left: (size.width - width * scale) / 2,
        }}
      >
        {children}
      </StyledFrame>
    </div>
  );
}
