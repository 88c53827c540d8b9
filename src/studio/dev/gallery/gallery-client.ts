/** The gallery's behaviour: it scales the examples, copies their YAML and reloads them when code is saved. */
const boxes = [...document.querySelectorAll<HTMLElement>('.gallery-frame')];
const widths = document.querySelectorAll<HTMLInputElement>('input[name=width]');

/** Whether to keep the hash target in view while examples above it are resized. */
let keepsTarget = true;
addEventListener('hashchange', () => {
  keepsTarget = true;
});
for (const action of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
  addEventListener(action, () => {
    keepsTarget = false;
  });

/** Shows an example at the selected width, scaled down to fit. */
function adjust(box: HTMLElement): void {
  const frame = box.querySelector('iframe');
  const body = frame?.contentDocument?.body;
  // Not loaded yet (loading="lazy").
  if (!frame || !body || frame.contentDocument?.URL === 'about:blank') return;
  const width = Number([...widths].find(({ checked }) => checked)?.value);
  const scale = Math.min(1, box.clientWidth / width);
  frame.style.width = `${width}px`;
  frame.style.transform = `scale(${scale})`;
  // Read after setting the width, which changes the height.
  const height = body.offsetHeight;
  frame.style.height = `${height}px`;
  box.style.height = `${height * scale}px`;
  if (keepsTarget) document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
}

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) adjust(target as HTMLElement);
});

for (const box of boxes) {
  observer.observe(box);
  const frame = box.querySelector('iframe');
  const onLoad = () => {
    adjust(box);
    // The loaded font changes heights.
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
