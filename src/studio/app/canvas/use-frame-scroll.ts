import { useEffect } from 'react';
import { SCROLL_THRESHOLD } from '../../../site/layout/header/use-scrolled.ts';
import { elementOfSection } from './SectionOutlines.tsx';

/** Gives the header its look over a scrolled page: the component watches the window of its script, not the frame. */
export function useFrameScroll(frame: Document | undefined): void {
  useEffect(() => {
    const view = frame?.defaultView;
    if (!view) return undefined;
    const follow = () =>
      frame.querySelector('.header')?.toggleAttribute('data-scrolled', view.scrollY > SCROLL_THRESHOLD);
    view.addEventListener('scroll', follow, { passive: true });
    return () => view.removeEventListener('scroll', follow);
  }, [frame]);
}

/** Scrolls to the section that is selected, unless a part of it is on the screen already. */
export function useVisibleSelection(frame: Document | undefined, key: string | undefined): void {
  useEffect(() => {
    const section = frame && key !== undefined ? elementOfSection(frame, key) : null;
    const view = frame?.defaultView;
    if (!section || !view) return;
    const { top, bottom } = section.getBoundingClientRect();
    if (bottom < view.innerHeight * 0.2 || top > view.innerHeight * 0.8)
      section.scrollIntoView({ block: 'start' });
  }, [frame, key]);
}
