/**
 * The boot script, inline in every document: loads the late styles and the app when they can no longer delay a paint, after
 * the largest picture is on screen, or at once when the visitor does something. The app waits until the browser is idle.
 * One file without imports, and small: it shares the first round trip with the page.
 */
declare const CLIENT_URL: string;

const data = document.documentElement.dataset;
const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
const late = document.querySelector<HTMLLinkElement>('link[disabled]');
let app: ReturnType<typeof load> | undefined;
let lowest = 0;

async function load() {
  // Requested in parallel with the app, which shows them and handles failures.
  const face = new FontFace('Instrument Sans', data.font as string, { weight: '400 700' }).load();
  const content = data.content ? fetch(data.content) : undefined;
  // If the import fails, the page stays readable and its links work; the browser logs the error.
  const { hydrate }: typeof import('./client.tsx') = await import(CLIENT_URL);
  return hydrate(content, hold, face, () => lowest);
}

/** Ends what waits for the largest picture: the pictures below it, and the late styles, which an enabled link loads. */
function loadRest() {
  delete data.early;
  if (late) late.disabled = false;
}

function start() {
  loadRest();
  app ??= load();
  return app;
}

/** Delays a form that is submitted before the app has loaded; if loading fails, the browser submits it. */
async function hold(event: Event) {
  event.preventDefault();
  const running = await start().catch(() => {});
  (event.target as HTMLFormElement)[running ? 'requestSubmit' : 'submit']();
}

function startWhenIdle() {
  loadRest();
  window.requestIdleCallback?.(start, { timeout: 1000 }) ?? setTimeout(start, 100);
}

/**
 * A loaded picture is painted a moment later. The browser reports when, unless something else is larger: half a second
 * later there will be no more report.
 */
function startAfterPaint() {
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as LargestContentfulPaint[];
    if (entries.some(({ element }) => element === hero)) startWhenIdle();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(startWhenIdle, 'LargestContentfulPaint' in window ? 500 : 0);
}

for (const action of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'scroll'])
  addEventListener(action, start, { once: true, passive: true });
addEventListener('submit', hold);
// What was read before the app is here needs no entrance.
addEventListener('scroll', () => {
  lowest = Math.max(lowest, scrollY);
});
// The largest picture may stall.
setTimeout(loadRest, 2000);

if (hero && !hero.complete) hero.onload = hero.onerror = startAfterPaint;
else startAfterPaint();
