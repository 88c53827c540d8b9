import type { PointerEvent } from 'react';

/** Passes the pointer's position within an element to its style sheet, which draws a glow there. */
export function pointerGlow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--pointer-x', `${Math.round(clientX - left)}px`);
  currentTarget.style.setProperty('--pointer-y', `${Math.round(clientY - top)}px`);
}
