import { problemsMarkup } from './markup.ts';
import { requestRepair } from './repair-button.ts';
import css from './style.css?inline';
import type { ShownProblems } from './view.ts';

const NAME = 'content-problems';

/** The overlay above the last valid page; with the attribute `page` it is the whole page. */
class ContentProblems extends HTMLElement {
  /** Shows problems; hides the overlay if there are none. */
  show({ problems, token }: ShownProblems): void {
    const closing = !this.hasAttribute('page');
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const wasRepairing = root.activeElement?.matches('[data-repair]') === true;
    const style = document.createElement('style');
    style.textContent = css;
    root.innerHTML = problemsMarkup(problems, closing);
    root.prepend(style);
    root.querySelector('.hide')?.addEventListener('click', () => this.hide());
    for (const link of root.querySelectorAll('a')) link.addEventListener('click', openInEditor);
    for (const button of root.querySelectorAll<HTMLButtonElement>('[data-repair]'))
      button.addEventListener('click', () => void requestRepair(button, token));
    if (closing) {
      this.popover = 'manual';
      // Reopening moves it above popovers that have opened since.
      this.hide();
      if (problems.length > 0) this.showPopover();
    }
    const next = root.querySelector<HTMLElement>('[data-repair]') ?? root.querySelector('button');
    if (wasRepairing) next?.focus();
  }

  hide(): void {
    if (this.matches(':popover-open')) this.hidePopover();
  }

  connectedCallback(): void {
    this.setAttribute('role', 'alert');
    addEventListener('keydown', this.#onKey);
  }

  disconnectedCallback(): void {
    removeEventListener('keydown', this.#onKey);
  }

  #onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !this.hasAttribute('page')) this.hide();
  };
}

/** Makes the server open the editor without leaving the page. */
function openInEditor(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  void fetch(link.href);
}

/** The overlay of this document, created on first use. */
export function problemsOverlay(): ContentProblems {
  if (!customElements.get(NAME)) customElements.define(NAME, ContentProblems);
  const known = document.querySelector(NAME);
  if (known instanceof ContentProblems) return known;
  const element = new ContentProblems();
  document.body.append(element);
  return element;
}
