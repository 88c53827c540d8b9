import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import { codeTargets, styleTargets } from './browsers.ts';
import { fingerprint } from './cache.ts';
import { type CompiledContent, contentModules } from './content-modules.ts';
import { LICENSES_FILE } from './licenses.ts';
import { type StyleSheets, styleEntries, takeStyleSheets } from './style-sheets.ts';
import { withoutUnused } from './unused-code.ts';
import viteBase from './vite-base.ts';

/** React Router exports only its development build, which carries warnings for developers. */
const productionRouter = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/** The shared configuration with the content modules, merged with the options of one build. */
const configFor = (content: CompiledContent, own: InlineConfig): InlineConfig =>
  mergeConfig(
    mergeConfig(viteBase, {
      configFile: false,
      logLevel: 'warn',
      plugins: [contentModules(() => content), withoutUnused(content)],
      resolve: { alias: productionRouter },
    }),
    own,
  );

/** The compiled code for browsers. */
export interface ClientCode extends StyleSheets {
  /** Source of the script that loads the app. */
  boot: string;
  /** Address of a file with the style sheets of all section types and of the error screen, for navigation. */
  sectionStyles: string;
}

/** Compiles the code for browsers into `out/assets/`; the style sheets are returned, not written. */
export async function compileClient(content: CompiledContent, out: string): Promise<ClientCode> {
  const entries = styleEntries(content.types);
  const sheets: StyleSheets = { css: '', sectionCss: {}, below: '' };
  const result = await build(
    configFor(content, {
      plugins: [takeStyleSheets(sheets)],
      css: { lightningcss: { targets: styleTargets } },
      build: {
        outDir: out,
        emptyOutDir: false,
        cssMinify: 'lightningcss',
        cssTarget: codeTargets,
        modulePreload: false,
        license: { fileName: LICENSES_FILE },
        target: codeTargets,
        reportCompressedSize: false,
        rolldownOptions: {
          input: { client: 'src/site/client.tsx', ...entries },
          // The boot script calls the entry's exports.
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: 'assets/[name].[hash].js',
            chunkFileNames: 'assets/[name].[hash].js',
            // Makes Chromium compile the whole file off the main thread, instead of each function at its first call.
            postBanner: '//# allFunctionsCalledOnLoad',
          },
        },
      },
    }),
  );
  const sectionCss = Object.fromEntries(Object.entries(sheets.sectionCss).sort());
  const all = Object.values(sectionCss).join('\n');
  const sectionStyles = `/assets/sections.${fingerprint(all).slice(0, 8)}.css`;
  await writeFile(join(out, sectionStyles), all);
  return { ...sheets, sectionCss, boot: await compileBoot(`/${entryOf(result)}`), sectionStyles };
}

/** Minifies the boot script. It has no imports, so there is nothing to bundle. */
async function compileBoot(client: string): Promise<string> {
  const source = await readFile('src/site/hydrate-when-idle.ts', 'utf8');
  const define = { CLIENT_URL: JSON.stringify(client) };
  const { code } = await transform(source, {
    loader: 'ts',
    format: 'esm',
    minify: true,
    target: codeTargets,
    define,
  });
  return code.trim();
}

/** The code that renders pages, with the Markdown texts as HTML. */
export type Renderer = typeof import('../site/server.tsx');

/** Compiles the code that renders pages into a folder, and loads it. */
export async function compileRenderer(content: CompiledContent, folder: string): Promise<Renderer> {
  const result = await build(
    configFor(content, {
      // One file without imports loads fastest and cannot mix React's development and production builds.
      ssr: { noExternal: true },
      // Without it the file contains both builds of React and is twice as large.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder,
        emptyOutDir: false,
        ssr: 'src/site/server.tsx',
        minify: false,
        target: 'node20',
        rolldownOptions: {
          // Its one file has what browsers load later.
          checks: { ineffectiveDynamicImport: false },
          output: { entryFileNames: 'renderer.mjs' },
        },
      },
    }),
  );
  return import(pathToFileURL(resolve(folder, entryOf(result))).href);
}

function entryOf(result: Awaited<ReturnType<typeof build>>): string {
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const entry = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The bundler returned no entry chunk.');
  return entry.fileName;
}
