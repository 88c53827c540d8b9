/** Brings the gallery to life: sizes of the examples, the copy buttons, and new looks as code is saved. */
const boxes = [...document.querySelectorAll<HTMLElement>('.gallery-frame')];
const widths = document.querySelectorAll<HTMLInputElement>('input[name=width]');

/** Whether the reader still waits for the place that the address names, while examples above it take their heights. */
let aiming = true;
addEventListener('hashchange', () => {
  aiming = true;
});
for (const action of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
  addEventListener(action, () => {
    aiming = false;
  });

/** Shows an example as wide as it was asked for, made smaller where its place is narrower. */
function adjust(box: HTMLElement): void {
  const frame = box.querySelector('iframe');
  const body = frame?.contentDocument?.body;
  // One that has not been reached yet is left to be loaded when it is.
  if (!frame || !body || frame.contentDocument?.URL === 'about:blank') return;
  const width = Number([...widths].find(({ checked }) => checked)?.value);
  const scale = Math.min(1, box.clientWidth / width);
  frame.style.width = `${width}px`;
  frame.style.transform = `scale(${scale})`;
  // Only now does the content have the height that belongs to the width.
  const height = body.offsetHeight;
  frame.style.height = `${height}px`;
  box.style.height = `${height * scale}px`;
  if (aiming) document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
}

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) adjust(target as HTMLElement);
});

for (const box of boxes) {
  observer.observe(box);
  const frame = box.querySelector('iframe');
  const onLoad = () => {
    adjust(box);
    // The font changes heights when it arrives.
    void frame?.contentDocument?.fonts.ready.then(() => adjust(box));
  };
  frame?.addEventListener('load', onLoad);
  onLoad();
}
for (const input of widths) input.addEventListener('change', () => boxes.forEach(adjust));

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('.gallery-code button') : null;
  const yaml = button?.parentElement?.querySelector('code')?.textContent;
  if (!button || !yaml) return;
  await navigator.clipboard.writeText(`${yaml}\n`);
  const [label] = button.childNodes;
  if (!label) return;
  label.textContent = 'Copied';
  setTimeout(() => {
    label.textContent = 'Copy';
  }, 2000);
});

import.meta.hot?.on('code:changed', ({ path }) => {
  if (/\/gallery\/|examples\.yaml$|schema\.ts$/.test(path)) location.reload();
  for (const box of boxes) box.querySelector('iframe')?.contentWindow?.location.reload();
});
