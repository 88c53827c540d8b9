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

/** Safari before 16.0, Chrome before 103 and Firefox before 100 do not have it: the page stays static there. */
const canRunApp = 'AbortSignal' in window && 'timeout' in AbortSignal;

async function load() {
  // Added only when loaded, so that the text is laid out again once, not twice. If it does not load, the fallback stays.
  const face = new FontFace('Instrument Sans', data.font as string, { weight: '400 700' });
  face.load().then(() => document.fonts.add(face));
  // Requested in parallel with the app, which handles failures.
  const content = data.content ? fetch(data.content) : undefined;
  let running = false;
  try {
    // If the import fails, the page stays readable and its links work; the browser logs the error.
    const { hydrate }: typeof import('./client.tsx') = await import(CLIENT_URL);
    running = await hydrate(content, () => lowest);
  } finally {
    removeEventListener('submit', hold);
    if (!running) checkForms(true);
  }
}

/** Has the browser check forms before it submits them, or leaves that to the app. */
function checkForms(isBrowser: boolean) {
  for (const form of document.forms) form.noValidate = !isBrowser;
}

/** Ends what waits for the largest picture: the pictures below it, and the late styles, which an enabled link loads. */
function loadRest() {
  delete data.early;
  if (late) late.disabled = false;
}

function start() {
  loadRest();
  if (canRunApp) app ??= load();
  return app;
}

/** Delays a form that is submitted before the app has loaded; if loading fails, the browser checks and submits it. */
async function hold(event: Event) {
  event.preventDefault();
  await start()?.catch(() => {});
  (event.target as HTMLFormElement).requestSubmit();
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
if (canRunApp) {
  addEventListener('submit', hold);
  checkForms(false);
}
// What was read before the app is here needs no entrance.
addEventListener('scroll', () => {
  lowest = Math.max(lowest, scrollY);
});
// The largest picture may stall.
setTimeout(loadRest, 2000);

if (hero && !hero.complete) hero.onload = hero.onerror = startAfterPaint;
else startAfterPaint();
