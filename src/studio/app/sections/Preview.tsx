import { use, useEffect, useMemo, useRef, useState } from 'react';
import { DrawnContexts } from '../canvas/draw/DrawnPage.tsx';
import { Fallible, SectionOf, sectionProps } from '../canvas/draw/DrawnSection.tsx';
import { CanvasContext } from '../canvas/draw/use-canvas-state.ts';
import { StyledFrame } from '../canvas/StyledFrame.tsx';
import { withKeys } from '../data/keyed.ts';

/** Width at which the examples are drawn. */
const WIDTH = 1280;

/** A small picture of a section type: its example as the site shows it, in a frame of its own and scaled down. */
export function Preview({ type }: { type: string }) {
  const { forms } = use(CanvasContext);
  const box = useRef<HTMLSpanElement>(null);
  const [scale, setScale] = useState(0.2);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const resized = new ResizeObserver(([entry]) => entry && setScale(entry.contentRect.width / WIDTH));
    resized.observe(current);
    // Drawn once it is about to be seen.
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setIsSeen(true);
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
      {isSeen && (
        <StyledFrame
          title={type}
          tabIndex={-1}
          style={{ width: WIDTH, transform: `scale(${scale})` }}
          // Nothing in it can be used.
          inert
        >
          <DrawnContexts>
            <div className="palette-page">
              <Fallible type={type} attempt={props}>
                <SectionOf type={type} props={props} tone={props.tone ?? 'paper'} />
              </Fallible>
            </div>
          </DrawnContexts>
        </StyledFrame>
      )}
    </span>
  );
}
