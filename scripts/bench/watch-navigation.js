/**
 * Runs in every document of a benchmark before the document's own scripts: measures from a click to the frame that
 * shows another heading, across documents where there are several. Plain JavaScript, because it runs as it is.
 */
const now = () => performance.timeOrigin + performance.now();
const heading = () => document.querySelector('h1');
let oldHeading;
let oldText;

/** A task queued from a frame runs once that frame is on its way to the screen. */
function afterPaint(work) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = work;
  port2.postMessage(undefined);
}

function watch() {
  requestAnimationFrame(() => {
    if (!heading() || (heading() === oldHeading && heading().textContent === oldText)) return watch();
    afterPaint(() => {
      const clicked = Number(sessionStorage.getItem('bench-click'));
      const shown = now() - clicked;
      const tell = () =>
        sessionStorage.setItem('bench-result', JSON.stringify({ heading: shown, picture: now() - clicked }));
      const image = document.querySelector('main img');
      if (!image) tell();
      else if (image.complete) image.decode().then(tell, tell);
      else image.addEventListener('load', () => image.decode().then(tell, tell));
    });
  });
}

if (sessionStorage.getItem('bench-click')) watch();
addEventListener(
  'click',
  ({ timeStamp }) => {
    sessionStorage.setItem('bench-click', String(performance.timeOrigin + timeStamp));
    oldHeading = heading();
    oldText = oldHeading?.textContent;
    watch();
  },
  { capture: true },
);
