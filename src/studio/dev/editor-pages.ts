import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cachedFolder, exists, fingerprint } from '../../prerender/cache.ts';
import { contentType } from '../../prerender/host/content-type.ts';
import { EDITOR_PATH, type EditorSite } from '../editor-site.ts';
import type { ServerRoute } from '../server/guard.ts';
import { RequestError, sendJson } from '../server/request.ts';
import { editorDocument } from '../web/editor-document.ts';
import { editorFiles } from '../web/editor-files.ts';
import { SITE_DIR } from './dev-assets.ts';

/** Where the code of the visual editor is served, in a folder named by its hash. */
const CODE_PATH = '/_edit-code/';

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
    ...Object.entries(editorFiles(contentDir)).map(([file, read]) => data(file, read)),
    {
      example: EDITOR_PATH,
      claims: (pathname) => pathname === EDITOR_PATH,
      access: 'document',
      async handle(_, response) {
        const html = editorDocument(site, await editorCode(), `<style>${css}</style>`);
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
        response.end(html);
      },
    },
  ];
}

/**
 * The address of the folder with the code of the visual editor, compiled unless it is already: hundreds of modules would
 * take a browser many times as long.
 */
export async function editorCode(): Promise<string> {
  const hash = fingerprint(await readFile('package-lock.json'), ...(await sourceStamps()));
  const all = join(SITE_DIR, CODE_PATH);
  await cachedFolder(all, hash, async (folder) => {
    await compile(folder);
    for (const name of await readdir(all))
      if (name !== hash && !name.includes('.')) await rm(join(all, name), { recursive: true });
  });
  return CODE_PATH + hash;
}

/** Names, sizes and times of all source files. */
async function sourceStamps(): Promise<string[]> {
  const entries = await readdir('src', { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    paths.sort().map(async (path) => {
      const { size, mtimeMs } = await stat(path);
      return `${path} ${size} ${mtimeMs}`;
    }),
  );
}

/** In a subprocess, because the bundler has to run in production mode, and this process does not. */
async function compile(folder: string): Promise<void> {
  const child = fork('scripts/run.js', ['--dev', 'compile-editor', resolve(folder)]);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The editor could not be compiled; the error is above.');
}
