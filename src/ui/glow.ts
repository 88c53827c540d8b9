import type { PointerEvent } from 'react';

/** Tells the style sheet where the pointer stands on an element, for a light that follows it. */
export function followPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--pointer-x', `${Math.round(clientX - left)}px`);
  currentTarget.style.setProperty('--pointer-y', `${Math.round(clientY - top)}px`);
}
