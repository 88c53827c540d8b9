import { escapeHtml } from '../../site/page/escape-html.ts';

/** The document in place of a page that failed to render. It reloads the page when a file is saved. */
export function errorDocument({ message, stack }: Error): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title></head><body>',
    `<h1>${escapeHtml(message)}</h1><pre>${escapeHtml(stack ?? '')}</pre>`,
    '<script type="module" src="/src/studio/dev/error-client.ts"></script></body></html>',
  ].join('');
}
