import { escapeHtml } from '../../../site/page/escape-html.ts';
import type { ProblemView } from './view.ts';

/** Makes tabs visible. */
const showTabs = (text: string) => escapeHtml(text.replaceAll('\t', '→'));

/**
 * The HTML of problems, for the overlay and for the page in place of an invalid one.
 * @param closing whether the list can be closed
 */
export function problemsMarkup(problems: readonly ProblemView[], closing: boolean): string {
  const heading = `${problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`} to correct in the content`;
  const state = closing
    ? 'Until then this page shows what it said before.'
    : 'Then this page appears by itself.';
  return [
    `<header><h2>${heading}</h2><p>${state}</p>`,
    closing ? '<button type="button" class="hide"><kbd>Esc</kbd> Hide</button>' : '',
    `</header><ol>${problems.map(problemItem).join('')}</ol>`,
  ].join('');
}

function problemItem({ name, place, target, message, suggestion, fixable, line, text }: ProblemView): string {
  const href = `/__open-in-editor?file=${encodeURIComponent(target)}`;
  const excerpt = text
    ? `<pre class="line"><span>${line}</span><code>${showTabs(text[0])}<mark>${showTabs(text[1]) || ' '}</mark>${showTabs(text[2])}</code></pre>`
    : '';
  return [
    `<li><a href="${escapeHtml(href)}" title="Open in your editor">${escapeHtml(place)}</a>`,
    `<p>${escapeHtml(message)}</p>${excerpt}`,
    suggestion === undefined ? '' : `<pre class="fix"><code>${escapeHtml(suggestion)}</code></pre>`,
    fixable
      ? `<div class="repair"><button type="button" data-repair="${name}">Repair</button><output></output></div>`
      : '',
    '</li>',
  ].join('');
}
