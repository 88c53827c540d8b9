import { canAnimate } from './can-animate.ts';

/** Shortest and longest entrance animation, in seconds (section 9). */
const ENTRANCE_SECONDS = { min: 0.6, max: 0.8 } as const;

/** Delay between neighbours, and the longest delay, in seconds. */
const STAGGER = 0.08;
const LONGEST_DELAY = 0.4;
/** How far content rises as it enters, in pixels. */
const RISE = 16;
/** Share of the window's height below it at which content is prepared, and the least that it may still be away. */
const AHEAD = 0.6;
const LEAST = 0.15;

/** Elements of a page that has not been scrolled yet: until then all of it is visible, also to tools that capture it whole. */
const unscrolled = new Set<Element>();
/** Entrances that wait, invisible, below the window. */
const waiting = new Map<Element, Animation>();
/** By element: its index among neighbours, and how far down the page had been read when it was rendered, in pixels. */
const records = new WeakMap<Element, { order: number; read: number }>();
let lowest = 0;
let preparing: IntersectionObserver | undefined;
let playing: IntersectionObserver | undefined;

/** Sets how far the elements rendered from now on have been scrolled past already, in pixels: in a document without its script. */
export function scrolledBefore(top: number): void {
  lowest = top;
}

/**
 * Fades an element in and up once, when scrolling reaches it, for 0.6 to 0.8 s. It is hidden only while it is still below
 * the window, so nothing that a visitor has seen ever fades; what a jump shows is simply there.
 * @param order index among neighbours; later ones start later
 * @returns a function that cancels the animation
 */
export function revealOnce(element: HTMLElement, order: number): () => void {
  if (!canAnimate()) return () => {};
  observe();
  // A report of the observers may come a frame later, when a jump has already led back up.
  records.set(element, { order, read: Math.max(scrollY, lowest) + innerHeight });
  if (scrollY > 0) preparing?.observe(element);
  else unscrolled.add(element);
  return () => {
    unscrolled.delete(element);
    preparing?.unobserve(element);
    show(element);
  };
}

function observe(): void {
  if (preparing) return;
  preparing = new IntersectionObserver(prepare, { rootMargin: `0px 0px ${AHEAD * 100}% 0px` });
  playing = new IntersectionObserver(play);
  addEventListener('scroll', prepareUnscrolled, { passive: true });
  addEventListener('beforeprint', () => [...waiting.keys()].forEach(show));
  // Focus may be ahead of the scrolling that it causes.
  addEventListener('focusin', ({ target }) => {
    for (const element of waiting.keys()) if (element.contains(target as Node)) show(element);
  });
}

function prepareUnscrolled(): void {
  for (const element of unscrolled) preparing?.observe(element);
  unscrolled.clear();
}

function prepare(entries: IntersectionObserverEntry[]): void {
  const near = entries
    // What is above the window was seen before this code ran.
    .filter(({ isIntersecting, boundingClientRect }) => isIntersecting || boundingClientRect.top < 0)
    .map(({ target }) => target);
  for (const target of near) preparing?.unobserve(target);
  // Measured now, because the report is of an earlier frame; and all of them first, because after each new animation the
  // browser recalculates the layout to measure the next.
  const below = near.flatMap((target) => {
    const { order, read } = records.get(target) ?? { order: 0, read: 0 };
    const { top } = target.getBoundingClientRect();
    return top >= innerHeight * (1 + LEAST) && top + scrollY >= read ? [{ target, order }] : [];
  });
  for (const { target, order } of below) {
    const { min, max } = ENTRANCE_SECONDS;
    const animation = target.animate(
      [
        { opacity: 0, translate: `0 ${RISE}px` },
        { opacity: 1, translate: '0 0' },
      ],
      {
        duration: 1000 * Math.min(max, min + order * 0.05),
        delay: 1000 * Math.min(LONGEST_DELAY, order * STAGGER),
        easing: 'cubic-bezier(0.22, 1, 0.36, 1)',
        fill: 'backwards',
      },
    );
    animation.pause();
    waiting.set(target, animation);
    playing?.observe(target);
  }
}

function play(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    playing?.unobserve(target);
    waiting.get(target)?.play();
    waiting.delete(target);
  }
}

/** Shows an element at once, if its entrance is still to come. */
function show(element: Element): void {
  playing?.unobserve(element);
  waiting.get(element)?.cancel();
  waiting.delete(element);
}
