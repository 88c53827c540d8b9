import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { revealOnce } from './reveal.ts';

interface Props {
  children: ReactNode;
  className?: string;
  /** Index among neighbours that enter one after the other. */
  order?: number;
  as?: 'div' | 'li';
  onPointerMove?: (event: PointerEvent<HTMLElement>) => void;
}

/** Animates its content once, when scrolling reaches it; not on the first screen. */
export function Reveal({ children, className, order = 0, as: Element = 'div', onPointerMove }: Props) {
  const ref = useRef<HTMLElement | null>(null);
  useEffect(() => (ref.current ? revealOnce(ref.current, order) : undefined), [order]);
  return (
    <Element
      className={className}
      {...(onPointerMove && { onPointerMove })}
      ref={(element: HTMLElement | null) => {
        ref.current = element;
      }}
    >
      {children}
    </Element>
  );
}
