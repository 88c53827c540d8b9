import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stampOf } from '../../content/index.ts';
import { folderStore, loadSchemas, readContent } from '../../content/node/index.ts';
import { cacheRoot } from '../../prerender/cache.ts';
import { makeFavicons } from '../../prerender/favicons.ts';
import { allFocusRules } from '../../prerender/focus-rules.ts';
import { ALL_LETTERS, makeFont } from '../../prerender/fonts.ts';
import { formatHeadersFile } from '../../prerender/host/headers-file.ts';
import { checkOutFolder } from '../../prerender/out-folder.ts';
import { allDone, openWorkspace } from '../../prerender/workspace.ts';
import { scriptJson } from '../../site/page/escape-html.ts';
import { compileEditor } from '../dev/compile-editor.ts';
import { iconChoices } from '../server/icon-choices.ts';
import { editorHeaders } from './editor-headers.ts';
import { type EditorFacts, type EditorSite, FACTS_FILE, ICONS_FILE, SITE_ID } from './editor-site.ts';

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
  const about: EditorSite = {
    ...{ repository, branch, address: site.address, codeVersion: codeVersion() },
    ...(authenticator && { authenticator }),
  };
  const workspace = await openWorkspace(folder);
  try {
    await writeEditor(workspace.site, about, contentDir);
    workspace.publish();
  } finally {
    await workspace.remove();
  }
}

async function writeEditor(out: string, about: EditorSite, contentDir: string): Promise<void> {
  const cache = await cacheRoot();
  const [, font, facts] = await allDone([
    compileEditor('src/studio/web/main.tsx', join(out, 'assets')),
    makeFont({ outDir: out, cacheDir: join(cache, 'fonts'), text: ALL_LETTERS }),
    factsOf(contentDir),
    makeFavicons({ outDir: out, cacheDir: join(cache, 'favicons') }),
  ]);
  const files = {
    'assets/typeface.css': font.face + font.fallbacks + allFocusRules(),
    [FACTS_FILE]: JSON.stringify(facts),
    [ICONS_FILE]: JSON.stringify(iconChoices()),
    'index.html': documentOf(about),
    _headers: formatHeadersFile(editorHeaders(about)),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(out, name), text);
}

/** Git's name for the folder of the code; '' where it is not in Git. */
function codeVersion(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD:src'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** What the check needs to know of all icons, and of the pictures that there are. */
async function factsOf(contentDir: string): Promise<EditorFacts> {
  const { icons } = await loadSchemas();
  const { list, read, measure } = folderStore(contentDir);
  const pictures = list().images.map(async (name) => [await stampOf(await read(name)), await measure(name)]);
  return { icons: [...icons], pictures: Object.fromEntries(await Promise.all(pictures)) };
}

const documentOf = (about: EditorSite) =>
  [
    '<!doctype html><html lang="en" translate="no"><head><meta charset="utf-8"><title>Edit the website</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">',
    '<link rel="stylesheet" href="/assets/editor.css"><link rel="stylesheet" href="/assets/typeface.css">',
    '<script type="module" src="/assets/editor.js"></script>',
    `<script type="application/json" id="${SITE_ID}">${scriptJson(about)}</script>`,
    '</head><body><div id="root"><noscript>The editor needs JavaScript.</noscript></div></body></html>',
  ].join('');
