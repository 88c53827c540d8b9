import { scriptJson } from '../../site/page/escape-html.ts';
import { type EditorSite, SITE_ID } from '../editor-site.ts';

/**
 * The document of the editor.
 * @param code address of the folder with its compiled code
 * @param typeface HTML with the style of the site's typeface
 */
export const editorDocument = (site: EditorSite, code: string, typeface: string): string =>
  [
    '<!doctype html><html lang="en" translate="no"><head><meta charset="utf-8"><title>Edit the website</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">',
    `<link rel="stylesheet" href="${code}/editor.css">${typeface}`,
    `<script type="module" src="${code}/editor.js"></script>`,
    `<script type="application/json" id="${SITE_ID}">${scriptJson(site)}</script>`,
    '</head><body><div id="root"><noscript>The editor needs JavaScript.</noscript></div></body></html>',
  ].join('');
