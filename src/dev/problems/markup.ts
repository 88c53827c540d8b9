import type { ProblemView } from './view.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A tab would be wider than the other signs, and nobody would see that it is one. */
const showTabs = (text: string) => escapeHtml(text.replaceAll('\t', '→'));

/**
 * Problems as HTML, for the overlay and for the document of a page that has nothing else to show.
 * @param closing whether there is something behind it to go back to
 */
export function problemsMarkup(problems: readonly ProblemView[], closing: boolean): string {
  const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`;
  const state = closing
    ? 'Until then this page shows what it said before.'
    : 'Then this page appears by itself.';
  return [
    `<header><h2>${count} to correct in the content</h2><p>${state}</p>`,
    closing ? '<button type="button"><kbd>Esc</kbd> Hide</button>' : '',
    `</header><ol>${problems.map(problemItem).join('')}</ol>`,
  ].join('');
}

function problemItem({ place, target, message, suggestion, line, text }: ProblemView): string {
  const href = `/__open-in-editor?file=${encodeURIComponent(target)}`;
  const excerpt = text
    ? `<pre class="line"><span>${line}</span><code>${showTabs(text[0])}<mark>${showTabs(text[1]) || ' '}</mark>${showTabs(text[2])}</code></pre>`
    : '';
  return [
    `<li><a href="${escapeHtml(href)}" title="Open in your editor">${escapeHtml(place)}</a>`,
    `<p>${escapeHtml(message)}</p>${excerpt}`,
    suggestion === undefined ? '' : `<pre class="fix"><code>${escapeHtml(suggestion)}</code></pre>`,
    '</li>',
  ].join('');
}
