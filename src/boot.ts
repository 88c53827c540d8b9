/**
 * Brings the app in once it can no longer hold up the first paint: after the largest picture is on the
 * screen and the browser is idle, or at once when the visitor does something. Stands alone, under 1 kB.
 */
declare const CLIENT_URL: string;

const root = document.documentElement;
const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
const actions = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel'];
/** A paint that the browser has not told of after this time will not be told of, in milliseconds. */
const LONGEST_PAINT_MS = 500;
let started = false;

async function start() {
  if (started) return;
  started = true;
  // Loaded before it is made known, so that the text is laid out anew once and not twice. A face of the style sheet that
  // a class on the root brings in would have the style of every element worked out anew as well.
  const face = new FontFace('Instrument Sans', `url(${root.dataset.font})`, { weight: '400 700' });
  void face.load().then(() => document.fonts.add(face));
  // Asked for together with the app, not after it. The app tells when it fails.
  const content = root.dataset.status ? undefined : fetch(location.pathname.replace(/\/?$/, '/page.json'));
  // A failed import leaves a page that reads and whose links work; the browser reports it to the console.
  const { hydrate }: typeof import('./client.tsx') = await import(/* @vite-ignore */ CLIENT_URL);
  await hydrate(content);
}

function startWhenIdle() {
  window.requestIdleCallback?.(start, { timeout: 1000 }) ?? setTimeout(start, 100);
}

/** A picture that has arrived is painted a moment later; the browser says when, unless something else is larger. */
function startAfterPaint() {
  if (PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) {
    new PerformanceObserver((list, observer) => {
      const entries = list.getEntries() as LargestContentfulPaint[];
      if (!entries.some(({ element }) => element === hero)) return;
      observer.disconnect();
      startWhenIdle();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(startWhenIdle, LONGEST_PAINT_MS);
  } else requestAnimationFrame(() => setTimeout(startWhenIdle));
}

for (const action of actions) addEventListener(action, start, { once: true, passive: true });

if (hero && !hero.complete) {
  hero.addEventListener('load', startAfterPaint);
  hero.addEventListener('error', startWhenIdle);
} else startAfterPaint();
