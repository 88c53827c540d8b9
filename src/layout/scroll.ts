import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { focusElement } from './focus-element.ts';
import { entryKey } from './history-entries.ts';
import { scrollSmoothly } from './smooth-scroll.ts';

const STORAGE_KEY = 'scroll-positions';

/** Positions by the key of the history entry; storage keeps them over a reload, where it is allowed. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    // Storage is blocked or holds something else: only the positions of this document are known.
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
 * @returns a function from the key of an entry to its position in pixels, where it is known
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
        const { key } = shown.current;
        // Between two entries, the position on the screen belongs to neither.
        if (key === entryKey()) positions.current[key] = window.scrollY;
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
 * Jumps to a position, in pixels. While a smooth scroll is under way, Chromium adds its next step to the jump, so the
 * next frame jumps again.
 */
export function scrollToPosition(top: number): void {
  const jump = () => window.scrollTo({ top, behavior: 'instant' });
  jump();
  settling = requestAnimationFrame(jump);
}

/** Scrolls smoothly to the element that a hash names, and moves the focus there. */
export function scrollToHash(hash: string): void {
  const target = document.getElementById(nameIn(hash));
  if (!target) return;
  cancelAnimationFrame(settling);
  scrollSmoothly();
  target.scrollIntoView();
  focusElement(target);
}

/** The name in a hash; anyone may write a link, so one that is not encoded correctly stays as it is. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
