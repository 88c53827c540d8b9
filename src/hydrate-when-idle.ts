/**
 * Brings the app in once it can no longer hold up the first paint: after the largest picture is on the
 * screen and the browser is idle, or at once when the visitor does something. Stands alone, under 1 kB.
 */
declare const CLIENT_URL: string;

const data = document.documentElement.dataset;
const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
const actions = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel'];
const PAINT = 'largest-contentful-paint';
/** A paint that the browser has not told of after this time will not be told of, in milliseconds. */
const LONGEST_PAINT_MS = 500;
let app: ReturnType<typeof load> | undefined;

async function load() {
  // Loaded before it is made known, so that the text is laid out anew once and not twice. A face of the style sheet that
  // a class on the root brings in would have the style of every element worked out anew as well.
  const face = new FontFace('Instrument Sans', data.font as string, { weight: '400 700' });
  void face.load().then(() => document.fonts.add(face));
  // Asked for together with the app, not after it. The app tells when it fails.
  const content = data.content ? fetch(data.content) : undefined;
  // A failed import leaves a page that reads and whose links work; the browser reports it to the console.
  const { hydrate }: typeof import('./client.tsx') = await import(/* @vite-ignore */ CLIENT_URL);
  return hydrate(content, hold);
}

function start() {
  app ??= load();
  return app;
}

/** A form that is sent before the app is there waits for it; the browser sends it where the app does not come. */
async function hold(event: Event) {
  event.preventDefault();
  const running = await start().catch(() => {});
  (event.target as HTMLFormElement)[running ? 'requestSubmit' : 'submit']();
}

function startWhenIdle() {
  window.requestIdleCallback?.(start, { timeout: 1000 }) ?? setTimeout(start, 100);
}

/** A picture that has arrived is painted a moment later; the browser says when, unless something else is larger. */
function startAfterPaint() {
  const tells = PerformanceObserver.supportedEntryTypes.includes(PAINT);
  if (tells) {
    new PerformanceObserver((list, observer) => {
      const entries = list.getEntries() as LargestContentfulPaint[];
      if (!entries.some(({ element }) => element === hero)) return;
      observer.disconnect();
      startWhenIdle();
    }).observe({ type: PAINT, buffered: true });
  }
  setTimeout(startWhenIdle, tells ? LONGEST_PAINT_MS : 0);
}

for (const action of actions) addEventListener(action, start, { once: true, passive: true });
addEventListener('submit', hold);

if (hero && !hero.complete) {
  hero.onload = startAfterPaint;
  hero.onerror = startWhenIdle;
} else startAfterPaint();
