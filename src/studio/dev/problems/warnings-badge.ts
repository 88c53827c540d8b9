import { warningsCount } from './markup.ts';
import type { ProblemView } from './view.ts';
import css from './warnings-badge.css?inline';

const NAME = 'content-warnings';
const DISMISSED = 'dismissed-warnings';

/**
 * A badge in the corner while the content has warnings. It opens their list, and can be dismissed in this tab until there
 * is a new warning.
 */
class ContentWarnings extends HTMLElement {
  show(warnings: readonly ProblemView[], open: () => void): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const names = warnings.map(({ name }) => name);
    const dismissed = new Set(sessionStorage.getItem(DISMISSED)?.split(' '));
    this.hidden = names.every((name) => dismissed.has(name));
    root.innerHTML = [
      `<style>${css}</style><button type="button">${warningsCount(warnings)}</button>`,
      '<button type="button" aria-label="Dismiss the warnings">×</button>',
    ].join('');
    const [opener, dismiss] = root.querySelectorAll('button');
    opener?.addEventListener('click', open);
    dismiss?.addEventListener('click', () => {
      sessionStorage.setItem(DISMISSED, names.join(' '));
      this.hidden = true;
    });
  }

  connectedCallback(): void {
    this.setAttribute('role', 'status');
  }
}

/** The badge of this document, created on first use. */
export function warningsBadge(): ContentWarnings {
  if (!customElements.get(NAME)) customElements.define(NAME, ContentWarnings);
  const known = document.querySelector(NAME);
  if (known instanceof ContentWarnings) return known;
  const element = new ContentWarnings();
  element.hidden = true;
  document.body.append(element);
  return element;
}
