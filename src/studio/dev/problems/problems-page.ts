import { problemsMarkup } from './markup.ts';
import css from './style.css?inline';
import type { ProblemView } from './view.ts';

/** The document in place of a page that has no valid version: a list of all errors, which works without scripts. */
export function problemsPage(errors: readonly ProblemView[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Mistakes in the content</title>',
    '<script type="module" src="/src/studio/dev/problems/problems-client.ts"></script></head>',
    '<body style="margin:0"><content-problems page role="alert"><template shadowrootmode="open">',
    `<style>${css}</style>${problemsMarkup(errors, false)}</template></content-problems></body></html>`,
  ].join('');
}
