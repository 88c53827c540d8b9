import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContent } from '../../content/node/index.ts';
import { cacheRoot } from '../../prerender/cache.ts';
import { makeFavicons } from '../../prerender/favicons.ts';
import { allFocusRules } from '../../prerender/focus-rules.ts';
import { ALL_LETTERS, makeFont } from '../../prerender/fonts.ts';
import { formatHeadersFile, type HeaderRule } from '../../prerender/host/headers-file.ts';
import { checkOutFolder } from '../../prerender/out-folder.ts';
import { allDone, openWorkspace } from '../../prerender/workspace.ts';
import { TRUSTED_TYPES_POLICY } from '../../site/ui/trusted-html.ts';
import type { EditorSite, Repository } from '../editor-site.ts';
import { compileEditor } from './compile-editor.ts';
import { editorDocument } from './editor-document.ts';
import { editorFiles } from './editor-files.ts';
import { WORKER_POLICY } from './trusted-url.ts';

/**
 * Builds the editor as a static site of its own, beside the previous one, and then replaces that.
 * @param out folder of the editor: new, empty, or made by a build
 * @param contentDir the content whose repository it edits
 * @throws Error when site.yaml has mistakes, or does not say where the repository is; OutFolderError when the folder
 *   contains anything but a built site
 */
export async function buildEdit(out: string, contentDir: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  const folder = await checkOutFolder(out);
  const { site } = await readContent(contentDir);
  if (!site?.editor)
    throw new Error(
      'The editor needs to know its repository: write “editor:” with “repository:” in site.yaml.',
    );
  const { repository, branch = 'main', authenticator } = site.editor;
  const place: Repository = {
    ...{ kind: 'repository', repository, branch, codeVersion: codeVersion() },
    ...(authenticator && { authenticator }),
  };
  const workspace = await openWorkspace(folder);
  try {
    await writeEditor(workspace.site, { address: site.address, place }, place, contentDir);
    workspace.publish();
  } finally {
    await workspace.remove();
  }
}

async function writeEditor(
  out: string,
  about: EditorSite,
  place: Repository,
  contentDir: string,
): Promise<void> {
  const cache = await cacheRoot();
  const data = Object.entries(editorFiles(contentDir)).map(
    async ([name, read]) => [name, JSON.stringify(await read())] as const,
  );
  const [, font, loaded] = await allDone([
    compileEditor(join(out, 'assets')),
    makeFont({ outDir: out, cacheDir: join(cache, 'fonts'), text: ALL_LETTERS }),
    allDone(data),
    makeFavicons({ outDir: out, cacheDir: join(cache, 'favicons') }),
  ]);
  const files = {
    'assets/typeface.css': font.face + font.fallbacks + allFocusRules(),
    ...Object.fromEntries(loaded),
    'index.html': editorDocument(about, '/assets', '<link rel="stylesheet" href="/assets/typeface.css">'),
    _headers: formatHeadersFile(editorHeaders(about, place)),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(out, name), text);
}

/** Git's name for the folder of the code; '' where it is not in Git. */
function codeVersion(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD:src'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** The headers of the editor: no script, no connection and no frame but its own, GitHub's API and the public site. */
function editorHeaders({ address }: EditorSite, { authenticator }: Repository): HeaderRule[] {
  const policy = [
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; font-src 'self'",
    "img-src 'self' blob: data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    `connect-src 'self' https://api.github.com ${new URL(address).origin}`,
    `require-trusted-types-for 'script'; trusted-types ${TRUSTED_TYPES_POLICY} ${WORKER_POLICY}`,
  ];
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy.join('; '),
        // A window that signs people in has to find its way back.
        'Cross-Origin-Opener-Policy': authenticator ? 'same-origin-allow-popups' : 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'no-referrer',
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        // A new version of the editor is there at once.
        'Cache-Control': 'no-cache',
      },
    },
  ];
}
