import { type ReactNode, useEffect, useRef } from 'react';
import { revealOnce } from './reveal.ts';

interface Props {
  children: ReactNode;
  className?: string;
  /** Index among neighbours that enter one after the other. */
  order?: number;
  as?: 'div' | 'li';
}

/** Animates its content once, when scrolling reaches it; not on the first screen. */
export function Reveal({ children, className, order = 0, as: Element = 'div' }: Props) {
  const ref = useRef<HTMLElement | null>(null);
  useEffect(() => (ref.current ? revealOnce(ref.current, order) : undefined), [order]);
  return (
    <Element
      className={className}
      ref={(element: HTMLElement | null) => {
        ref.current = element;
      }}
    >
      {children}
    </Element>
  );
}
