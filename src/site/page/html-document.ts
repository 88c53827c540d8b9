import type { Site } from '../../content/index.ts';
import { palette } from '../styles/palette.ts';
import { escapeHtml, scriptJson } from './escape-html.ts';
import type { HeadTag } from './head.ts';

/** What all documents of one build share. */
export interface Shell {
  /** What all pages share, as a hash: the beginning of their versions. */
  release: string;
  /** The style sheet of the shell. */
  css: string;
  /** Address of the style sheets of all section types and of the error screen, which navigation needs. */
  sectionStyles?: string;
  /** Address of the typeface for the boot script to load; without it, the style sheet loads the typeface. */
  font?: string;
  /** The script that loads the app: its source, or in development its address. */
  boot: { source: string } | { url: string };
  /** For a site with a notice: the script that shows it on its days, and whether the day of the build is one. */
  notice?: { script: string; isToday: boolean };
}

/** Contents of one document. */
export interface DocumentParts {
  head: HeadTag[];
  jsonLd: object;
  /** Rendered HTML of the root element. */
  body: string;
  /** The style sheets of its first sections; without them, the shell's has all. */
  sectionCss?: readonly string[];
  /** Address of the style sheet of what the first paint does not show; without it, the shell's has that too. */
  lateStyles?: string;
  /** The version of the content. */
  version?: string | undefined;
  /** Address of the page's content; without it, this is the document of an unknown address. */
  contentUrl: string | undefined;
}

const attributesOf = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** A tag that differs between pages; navigation finds it by `data-page` (see applyHead). */
const tag = ({ name, attributes, text }: HeadTag) =>
  name === 'title'
    ? `<title>${escapeHtml(text ?? '')}</title>`
    : `<${name}${attributesOf(attributes)} data-page>`;

/** As a module it runs once the document is parsed. */
const bootElement = ({ boot }: Shell): string =>
  'source' in boot
    ? `<script type="module">${boot.source}</script>`
    : `<script type="module" src="${boot.url}"></script>`;

/**
 * A complete HTML document. The style sheets and the boot script are inline, so that the first paint waits for nothing else
 * and the app's request for no other script. Navigation replaces the style sheets of sections (src/site/page/section-styles.ts).
 */
export function htmlDocument(
  site: Site,
  shell: Shell,
  { head, jsonLd, body, sectionCss = [], lateStyles, version, contentUrl }: DocumentParts,
): string {
  const [title = '', ...tags] = head.map(tag);
  const root = {
    lang: site.language,
    'data-version': version ?? shell.release,
    ...(shell.sectionStyles && { 'data-styles': shell.sectionStyles }),
    ...(shell.font && { 'data-font': `url(${shell.font})` }),
    ...(shell.notice?.isToday && { 'data-notice': '' }),
    ...(contentUrl ? { 'data-content': contentUrl } : { 'data-status': '404' }),
    // Until the boot script has seen the largest picture; see layout.css.
    ...(contentUrl && lateStyles && { 'data-early': '' }),
  };
  const late = lateStyles ? `<link rel="stylesheet" href="${lateStyles}">` : '';
  // The error screen is low: a large screen shows the footer below it at once. On a page the sheet comes after everything that
  // it styles, so that no paint waits for it, and the boot script enables it once the largest picture is on screen: until then
  // they would share the line.
  const [lateFirst, lateLast] =
    contentUrl && late ? ['', `${late.replace('>', ' disabled>')}<noscript>${late}</noscript>`] : [late, ''];
  return [
    `<!doctype html><html${attributesOf(root)}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}`,
    `<style>${shell.css}</style>`,
    ...sectionCss.map((css) => `<style data-section>${css}</style>`),
    tags.join(''),
    `<meta name="mail-service" content="${escapeHtml(site.mailService.address)}">`,
    `<meta name="theme-color" content="${palette.ink}">`,
    // The first paint waits until the first screen is parsed: half of it would move when the rest arrives. Chromium stops
    // waiting when the element opens, so it is an empty one behind that screen. A page with one section has none.
    ...(body.includes(' id="first-screen"')
      ? ['<link rel="expect" href="#first-screen" blocking="render">']
      : []),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...(shell.notice ? [`<script>${shell.notice.script}</script>`] : []),
    bootElement(shell),
    `<script type="application/ld+json">${scriptJson(jsonLd)}</script></head>`,
    // Keeps Cloudflare from obfuscating email addresses, which would break hydration.
    `<body><!--email_off-->${lateFirst}<div id="root">${body}</div>${lateLast}<!--/email_off--></body></html>`,
  ].join('');
}
