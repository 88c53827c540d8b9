import { use, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { withKeys } from '../data/keyed.ts';
import { CanvasContext } from '../draw/canvas-context.ts';
import { DrawnContexts } from '../draw/DrawnPage.tsx';
import { Fallible, SectionOf, sectionProps } from '../draw/DrawnSection.tsx';

/** Width at which the examples are drawn. */
const WIDTH = 1280;

/** A small picture of a section type: its example as the site shows it, in a frame of its own and scaled down. */
export function Preview({ type }: { type: string }) {
  const { forms } = use(CanvasContext);
  const box = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(0.2);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const resized = new ResizeObserver(([entry]) => entry && setScale(entry.contentRect.width / WIDTH));
    resized.observe(current);
    // Drawn once it is about to be seen.
    const seen = new IntersectionObserver(([entry]) => {
      const document = frame.current?.contentDocument;
      if (!entry?.isIntersecting || !document) return;
      for (const sheet of window.document.querySelectorAll('link[rel=stylesheet], style'))
        document.head.append(sheet.cloneNode(true));
      document.body.className = 'palette-body';
      setBody(document.body);
      seen.disconnect();
    });
    seen.observe(current);
    return () => {
      resized.disconnect();
      seen.disconnect();
    };
  }, []);
  const props = useMemo(
    () => sectionProps(forms, type, withKeys({ ...forms.sections[type]?.example })),
    [forms, type],
  );
  return (
    <span className="palette-picture" ref={box} aria-hidden="true">
      <iframe
        ref={frame}
        title={type}
        tabIndex={-1}
        style={{ width: WIDTH, transform: `scale(${scale})` }}
        // Nothing in it can be used.
        inert
      />
      {body &&
        createPortal(
          <DrawnContexts>
            <Fallible type={type} attempt={props}>
              <SectionOf type={type} props={props} tone={props.tone ?? 'paper'} />
            </Fallible>
          </DrawnContexts>,
          body,
        )}
    </span>
  );
}
