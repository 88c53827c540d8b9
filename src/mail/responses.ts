import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../escape-html.ts';

/** The texts of response pages, for browsers without scripts. */
export interface Words {
  language: string;
  success: { heading: string; text: string };
  failure: { heading: string; text: string };
  /** Replaces the failure's text for a message that is too long. */
  tooLong?: string;
  /** Link to the site. */
  home?: { label: string; link: string };
  /** Link to the form after a failure, and how to keep the typed text. */
  form?: { label: string; link: string; note: string | undefined };
}

export const DEFAULT_WORDS: Words = {
  language: 'en',
  success: { heading: 'Thank you', text: 'Your message was sent.' },
  failure: { heading: 'The message was not sent', text: 'Please go back and try again.' },
};

const STYLE =
  'main{max-width:32rem;margin:12vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}h1{line-height:1.2}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const COMMON = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** Responds to a script, in FormSubmit's format. */
export function sendJson(response: ServerResponse, status: number, message: string, headers = {}): void {
  const body = JSON.stringify({ success: String(status < 400), message });
  send(response, status, 'application/json; charset=utf-8', body, headers);
}

/** Responds to a form that was sent without scripts with a small page. */
export function sendPage(
  response: ServerResponse,
  status: number,
  reason: string,
  words: Words,
  headers = {},
): void {
  const failed = status >= 400;
  const { heading, text } = failed ? words.failure : words.success;
  const sentence = (status === 413 && words.tooLong) || text;
  const details = failed ? `<p><small>${escapeHtml(reason)}</small></p>` : '';
  const back = failed && words.form ? linkTo(words.form, words.form.note) : '';
  const home = words.home ? linkTo(words.home) : '';
  const body = `<!doctype html>
<html lang="${escapeHtml(words.language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${STYLE}</style>
<main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(sentence)}</p>${details}${back}${home}</main>
`;
  send(response, status, 'text/html; charset=utf-8', body, { 'Content-Security-Policy': POLICY, ...headers });
}

const linkTo = ({ label, link }: { label: string; link: string }, note = '') =>
  `<p><a href="${escapeHtml(link)}">${escapeHtml(label)}</a>${note && ` ${escapeHtml(note)}`}</p>`;

function send(response: ServerResponse, status: number, type: string, body: string, headers: object): void {
  const length = Buffer.byteLength(body);
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': length, ...COMMON, ...headers });
  response.end(body);
}
