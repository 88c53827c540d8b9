/**
 * Brings the app in once it can no longer hold up the first paint: after the largest picture is on the
 * screen and the browser is idle, or at once when the visitor does something. Stands alone, under 1 kB.
 */
declare const CLIENT_URL: string;

const root = document.documentElement;
const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
const actions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'];
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const action of actions) removeEventListener(action, start);
  root.classList.add('fonts');
  // A failed import leaves a page that reads and whose links work; the browser reports it to the console.
  void import(/* @vite-ignore */ CLIENT_URL);
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 100);
}

function startAfterPaint() {
  requestAnimationFrame(() => setTimeout(startWhenIdle));
}

for (const action of actions) addEventListener(action, start, { passive: true });

if (hero && !hero.complete) {
  hero.addEventListener('load', startAfterPaint);
  hero.addEventListener('error', startAfterPaint);
} else startAfterPaint();
