import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { revealOnce } from './reveal.ts';

interface Props {
  children: ReactNode;
  className?: string;
  /** Place in a row of neighbours that enter one after the other, from 0. */
  order?: number;
  as?: 'div' | 'li' | 'figure';
  onPointerMove?: (event: PointerEvent<HTMLElement>) => void;
}

/** Lets its content enter once, when it is reached by scrolling. What the first screen shows is left alone. */
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
