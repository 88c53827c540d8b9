/** The only Trusted Types policy that the site's scripts may create; the Content-Security-Policy allows it by name. */
export const TRUSTED_TYPES_POLICY = 'compiled-markdown';

interface Policy {
  createHTML(html: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  }
}

let policy: Policy | undefined;

/** Marks HTML as trusted: compiled from Markdown with raw HTML off, a drawing of this project, or rendered by React. */
export function trustedHtml(html: string): string {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  policy ??= window.trustedTypes.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: (markup) => markup });
  return policy.createHTML(html);
}
