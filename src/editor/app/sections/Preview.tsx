import { useEffect, useRef, useState } from 'react';

/** Width at which the examples are drawn. */
const WIDTH = 1280;

/** A small picture of a section type: its first example from the gallery, scaled down. */
export function Preview({ type }: { type: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const [scale, setScale] = useState(0.2);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setScale(entry.contentRect.width / WIDTH));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <span className="palette-picture" ref={box} aria-hidden="true">
      <iframe
        src={`/_gallery/${type}/1`}
        title={type}
        tabIndex={-1}
        loading="lazy"
        style={{ width: WIDTH, transform: `scale(${scale})` }}
      />
    </span>
  );
}
