import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';

const STORAGE_KEY = 'scroll-positions';

/** Positions by the key of the history entry; storage keeps them over a reload, where it is allowed. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    // Storage is blocked or holds something else: the positions of this document are all there are.
    return {};
  }
}

function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Storage is blocked or full: Back then starts at the top after a reload, and nothing else is lost.
  }
}

/**
 * Remembers how far each history entry was scrolled.
 * @param shown the location that is on the screen
 * @returns a function that tells the position of an entry by its key, in pixels, where it is known
 */
export function useScrollMemory(shown: RefObject<Location>): (key: string) => number | undefined {
  const positions = useRef<Record<string, number>>({});

  useEffect(() => {
    positions.current = readPositions();
    let frame = 0;
    const remember = () => {
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        positions.current[shown.current.key] = window.scrollY;
      });
    };
    // Between documents the browser restores the position by itself, and before any script could.
    const handOver = () => {
      history.scrollRestoration = 'auto';
      writePositions(positions.current);
    };
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    takeOver();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handOver);
    window.addEventListener('pageshow', takeOver);
    return () => {
      handOver();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handOver);
      window.removeEventListener('pageshow', takeOver);
    };
  }, [shown]);

  return useCallback((key: string) => positions.current[key], []);
}

let settling = 0;

/**
 * Jumps to a position, in pixels; the style sheet's smooth scrolling is for movements within a page. Where one is
 * under way, Chromium adds its next step to the jump, so the next frame puts that right.
 */
export function scrollToPosition(top: number): void {
  const jump = () => window.scrollTo({ top, behavior: 'instant' });
  jump();
  settling = requestAnimationFrame(jump);
}

/** Scrolls to the element that a hash names, smoothly unless the visitor wants less motion (see base.css). */
export function scrollToHash(hash: string): void {
  const target = document.getElementById(nameIn(hash));
  if (!target) return;
  cancelAnimationFrame(settling);
  target.scrollIntoView();
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** The name in a hash; anyone may write a link, so one that is encoded wrongly is taken as it stands. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
