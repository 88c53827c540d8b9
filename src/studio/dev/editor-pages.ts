import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '../../prerender/cache.ts';
import { contentType } from '../../prerender/host/content-type.ts';
import { EDITOR_PATH, type EditorSite, FACTS_FILE, ICONS_FILE } from '../editor-site.ts';
import type { ServerRoute } from '../server/guard.ts';
import { RequestError, sendJson } from '../server/request.ts';
import { editorDocument } from '../web/editor-document.ts';
import { createEditorFacts } from '../web/editor-facts.ts';
import { iconChoices } from '../web/icon-choices.ts';
import { SITE_DIR } from './dev-assets.ts';
import { CODE_PATH, editorCode } from './editor-code.ts';

const CODE_HEADERS = {
  // The worker has its policy from here.
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  // Its address changes with the code; browsers then keep compiled scripts as well.
  'Cache-Control': 'max-age=31536000, immutable',
};

/**
 * The visual editor: its document, at `/_edit#` followed by the address of a page, and what its worker loads.
 * @param css the style of the site's typeface
 * @param token see `Folder`
 */
export function editorRoutes(contentDir: string, css: string, token: string): ServerRoute[] {
  const site: EditorSite = { address: '', place: { kind: 'folder', token } };
  const data = (file: string, read: () => unknown): ServerRoute => ({
    example: `/${file}`,
    claims: (pathname) => pathname === `/${file}`,
    access: 'data',
    handle: async (_, response) => sendJson(response, 200, await read()),
  });
  return [
    {
      example: `${CODE_PATH}none`,
      claims: (pathname) => pathname.startsWith(CODE_PATH),
      access: 'data',
      async handle(_, response, pathname) {
        const file = join(SITE_DIR, pathname);
        if (!(await exists(file))) throw new RequestError(404, 'There is no such file.');
        response.writeHead(200, { ...CODE_HEADERS, 'Content-Type': contentType(pathname) });
        response.end(await readFile(file));
      },
    },
    data(FACTS_FILE, createEditorFacts(contentDir)),
    data(ICONS_FILE, iconChoices),
    {
      example: EDITOR_PATH,
      claims: (pathname) => pathname === EDITOR_PATH,
      access: 'document',
      async handle(_, response) {
        const html = editorDocument(site, await editorCode(SITE_DIR), `<style>${css}</style>`);
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
        response.end(html);
      },
    },
  ];
}
