/** The messages of the development server, besides Vite's own. */
declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** To all pages after each change, and to a page that has sent `content:hello`. */
    'content:state': ContentState;
    /** From a page that is ready for messages. */
    'content:hello': null;
    /** To all pages: a file of the project's code was saved. */
    'code:changed': null;
  }
}

/** The content as open pages have to know it. */
export interface ContentState {
  /** That of a document that shows this content. */
  version: string;
  /** The mistakes as HTML; '' if there are none. */
  problems: string;
  /** The token of the server, which repairs carry. */
  token: string;
}

/**
 * Keeps a document current: reloads it once the content has another version, for which browsers keep its scroll position and
 * the site what was typed into it, and lists the mistakes over it, or in place of it.
 */
export function followContent(): void {
  const host = document.querySelector<HTMLElement>('content-problems') ?? createOverlay();
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const isOverlay = host.popover !== null;
  let token = '';
  let shown: string | undefined;

  const hide = () => isOverlay && host.matches(':popover-open') && host.hidePopover();
  function show(problems: string) {
    if (problems === shown) return;
    shown = problems;
    const wasRepairing = root.activeElement?.matches('[data-repair]') === true;
    root.innerHTML = problems;
    // Opening it again moves it above popovers that have opened since.
    hide();
    if (isOverlay && problems !== '') host.showPopover();
    const next = root.querySelector<HTMLElement>('[data-repair]') ?? root.querySelector('button');
    if (wasRepairing) next?.focus();
  }

  root.addEventListener('click', (event) => {
    const control = (event.target as Element).closest('a, button');
    if (control?.matches('.hide')) hide();
    if (control instanceof HTMLButtonElement && control.dataset.repair) void repair(control, token);
    if (!(control instanceof HTMLAnchorElement)) return;
    // The server opens the code editor; the page stays.
    event.preventDefault();
    void fetch(control.href);
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());

  import.meta.hot?.on('content:state', (state) => {
    token = state.token;
    if (state.version !== document.documentElement.dataset.version) location.reload();
    else show(state.problems);
  });
  import.meta.hot?.send('content:hello', null);
}

function createOverlay(): HTMLElement {
  const host = document.createElement('content-problems');
  host.popover = 'manual';
  host.role = 'alert';
  document.body.append(host);
  return host;
}

/** Requests the repair of a button. The server updates the list; a refusal is shown beside the button. */
async function repair(button: HTMLButtonElement, token: string): Promise<void> {
  // Not `disabled`: the button would lose the focus, which moves to the next button after the repair.
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  const request = { method: 'POST', headers: { 'edit-token': token } };
  const failure = await fetch(`/__repair?problem=${button.dataset.repair}`, request).then(
    async (response) => (response.ok ? undefined : ((await response.json()) as Error).message),
    () => 'The development server does not answer.',
  );
  if (failure === undefined) return;
  button.ariaDisabled = 'false';
  const output = button.parentElement?.querySelector('output');
  if (output) output.textContent = failure;
}
