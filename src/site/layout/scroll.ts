import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { percentDecoded } from '../../content/shared/percent-decoded.ts';
import { focusElement } from './focus-element.ts';

const STORAGE_KEY = 'scroll-positions';

/** The key of the current history entry, which is also its `location.key` in the router. */
const entryKey = (): string | undefined => history.state?.key;

/**
 * Gives each history entry its own key, under which its scroll position is stored. The router does so for the entries that
 * it adds; those that the browser adds, for a document or a typed hash, would all be “default”.
 * Call it before the router starts, which reads the key from the entry.
 */
export function identifyEntries(): void {
  identifyEntry();
  addEventListener('popstate', () => {
    // An entry without a key is new: the browser is about to scroll to the hash in its address.
    if (identifyEntry()) scrollSmoothly();
  });
}

/** Gives the current entry a key. @returns whether it did not have one */
function identifyEntry(): boolean {
  if (entryKey() !== undefined) return false;
  history.replaceState({ idx: null, ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
  return true;
}

/** Scroll positions by the key of the history entry; storage, where allowed, keeps them across a reload. */
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    // Storage is blocked or has other data: start without positions.
    return {};
  }
}

function addPositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readPositions(), ...positions }));
  } catch {
    // Storage is blocked or full: after a reload, Back leads to the top of a page.
  }
}

/**
 * Stores the scroll position of each history entry.
 * @param shown the location of the page on screen
 * @returns a function from the key of an entry to its position in pixels, if known
 */
export function useScrollMemory(shown: RefObject<Location>): (key: string) => number | undefined {
  // Those of this document. Reading the others, which takes milliseconds, waits until one of them is needed.
  const positions = useRef<Record<string, number>>({});

  useEffect(() => {
    let frame = 0;
    const storePosition = () => {
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        const { key } = shown.current;
        // Between two entries, the current position belongs to neither.
        if (key === entryKey()) positions.current[key] = window.scrollY;
      });
    };
    // Between documents the browser restores the position itself, before any script could.
    const handOver = () => {
      history.scrollRestoration = 'auto';
      addPositions(positions.current);
    };
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    // WebKit scrolls a page that it has kept only after this event, and then no longer.
    const resume = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      takeOver();
      const position = positions.current[shown.current.key];
      if (position !== undefined) scrollToPosition(position);
    };
    takeOver();
    window.addEventListener('scroll', storePosition, { passive: true });
    window.addEventListener('pagehide', handOver);
    window.addEventListener('pageshow', resume);
    return () => {
      handOver();
      window.removeEventListener('scroll', storePosition);
      window.removeEventListener('pagehide', handOver);
      window.removeEventListener('pageshow', resume);
    };
  }, [shown]);

  return useCallback((key: string) => positions.current[key] ?? readPositions()[key], []);
}

let settling = 0;

/**
 * Jumps to a position, in pixels. During a smooth scroll Chromium adds its next step to the jump, so the next frame jumps
 * again.
 */
export function scrollToPosition(top: number): void {
  const jump = () => window.scrollTo({ top, behavior: 'instant' });
  jump();
  settling = requestAnimationFrame(jump);
}

/** Scrolls smoothly to the target of a hash and focuses it. */
export function scrollToHash(hash: string): void {
  const target = document.getElementById(idFromHash(hash));
  if (!target) return;
  cancelAnimationFrame(settling);
  const folded = target.closest('details');
  if (folded) folded.open = true;
  scrollSmoothly();
  target.scrollIntoView();
  focusElement(target);
}

/**
 * Makes scrolling smooth until the next frame, unless the visitor prefers reduced motion: base.css has the class. If it were
 * always smooth, Tab would scroll smoothly as well, and the focus would be off screen meanwhile.
 */
function scrollSmoothly(): void {
  const { classList } = document.documentElement;
  classList.add('smooth-scroll');
  requestAnimationFrame(() => classList.remove('smooth-scroll'));
}

const idFromHash = (hash: string): string => percentDecoded(hash.slice(1)) ?? hash.slice(1);
