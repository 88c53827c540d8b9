import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../../../content/index.ts';
import { lineReader } from '../../../content/node/index.ts';
import { fingerprint } from '../../../prerender/cache.ts';
import { escapeHtml } from '../../../site/page/escape-html.ts';

/** Most characters on each side of the marked range. */
const CONTEXT = 80;

/** A hash of the problem, by which pages ask for its repair. */
export const problemName = (problem: Diagnostic): string => fingerprint(JSON.stringify(problem));

const isError = ({ severity }: Diagnostic) => severity === 'error';

/**
 * The errors as HTML with its style: each with its place, its line where the file can be read, and what to write instead.
 * @param problems of which warnings are left out
 * @returns '' where there are no errors
 */
export function problemsHtml(problems: readonly Diagnostic[]): string {
  const errors = problems.filter(isError);
  if (errors.length === 0) return '';
  const linesOf = lineReader();
  // The offsets of edits are wrong for files that are not UTF-8.
  const notUtf8 = new Set(problems.flatMap(({ code, file }) => (code === 'wrong-encoding' ? [file] : [])));
  const items = errors.map((problem) =>
    problemItem(problem, linesOf(problem.file), problem.edits !== undefined && !notUtf8.has(problem.file)),
  );
  const heading = `${errors.length === 1 ? 'One mistake' : `${errors.length} mistakes`} to correct in the content`;
  return [
    `<style>${readFileSync('src/studio/dev/problems/style.css', 'utf8')}</style>`,
    `<header><h2>${heading}</h2>`,
    '<button type="button" class="hide"><kbd>Esc</kbd> Hide</button></header>',
    `<ol>${items.join('')}</ol>`,
  ].join('');
}

function problemItem(problem: Diagnostic, lines: readonly string[], isFixable: boolean): string {
  const { file, range, message, suggestion } = problem;
  const place = `${file}:${range.start.line}:${range.start.column}`;
  const target = encodeURIComponent(resolve(place));
  return [
    `<li><a href="/__open-in-editor?file=${target}" title="Open in your editor">${escapeHtml(place)}</a>`,
    `<p>${escapeHtml(message)}</p>${excerpt(range, lines)}`,
    suggestion === undefined ? '' : `<pre class="fix"><code>${escapeHtml(suggestion)}</code></pre>`,
    isFixable
      ? `<div class="repair"><button type="button" data-repair="${problemName(problem)}">Repair</button><output></output></div>`
      : '',
    '</li>',
  ].join('');
}

/** The line of a problem, with its part marked; nothing for an empty line. */
function excerpt({ start, end }: Diagnostic['range'], lines: readonly string[]): string {
  const text = lines[start.line - 1] ?? '';
  if (text.trim() === '') return '';
  const from = start.column - 1;
  const to = Math.max(end.line === start.line ? end.column - 1 : text.length, from + 1);
  const shown = (first: number, last: number) =>
    escapeHtml(text.slice(Math.max(0, first), last).replaceAll('\t', '→'));
  return [
    `<pre class="line"><span>${start.line}</span><code>${shown(from - CONTEXT, from)}`,
    `<mark>${shown(from, to) || ' '}</mark>${shown(to, to + CONTEXT)}</code></pre>`,
  ].join('');
}

/** The document in place of a page that has no valid version: the list of errors, also without scripts. */
export const problemsBody = (problems: readonly Diagnostic[]): string =>
  `<content-problems page role="alert"><template shadowrootmode="open">${problemsHtml(problems)}</template></content-problems>`;
