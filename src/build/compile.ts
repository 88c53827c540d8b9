import './allocator-env.ts';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { transform } from 'esbuild';
import { build, type InlineConfig, mergeConfig, type Plugin, type Rolldown } from 'vite';
import { type CompiledContent, contentModules } from './content-modules.ts';
import { LICENSES_FILE } from './licenses.ts';
import { onlySectionTypes } from './section-types.ts';
import viteBase from './vite-base.ts';

/** React Router exports only its development build, which carries warnings for developers. */
const productionRouter = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/**
 * Marks the router's components and contexts as unused unless they are: it names them by assignments, which bundlers have to
 * keep, together with half of the router.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  transform(code, id) {
    if (!id.includes('/react-router/dist/')) return undefined;
    const marked = code
      .replace(/^\w+\.displayName = .*$/gm, '')
      .replace(/(?<== )(?=React\d*\.(createContext|createElement|forwardRef|memo)\()/g, '/* @__PURE__ */ ');
    return { code: marked, map: null };
  },
};

/** The shared configuration with the content modules, merged with the options of one build. */
const configFor = (content: CompiledContent, own: InlineConfig): InlineConfig =>
  mergeConfig(
    mergeConfig(viteBase, {
      configFile: false,
      logLevel: 'warn',
      plugins: [contentModules(() => content), onlySectionTypes(content.types), unusedRouterParts],
      resolve: { alias: productionRouter },
    }),
    own,
  );

/** The oldest browsers with popover and `@starting-style`, which the site needs. */
const target = ['chrome117', 'edge117', 'firefox129', 'safari17.5'];

/** The compiled code for browsers. */
export interface ClientCode {
  /** Source of the script that loads the app. */
  boot: string;
  /** The style sheet, which every page inlines. */
  css: string;
}

/** Compiles the code for browsers into `out/assets/`; the style sheet is returned, not written. */
export async function compileClient(
  content: CompiledContent,
  out: string,
  { sourcemap = false }: { sourcemap?: false | 'hidden' } = {},
): Promise<ClientCode> {
  let css = '';
  const result = await build(
    configFor(content, {
      plugins: [
        {
          name: 'extract-style-sheet',
          // Runs after the plugin that generates the style sheet.
          enforce: 'post',
          generateBundle(_, bundle) {
            for (const [name, file] of Object.entries(bundle)) {
              if (!name.endsWith('.css') || file.type !== 'asset') continue;
              css += String(file.source);
              delete bundle[name];
            }
          },
        },
      ],
      build: {
        outDir: out,
        emptyOutDir: false,
        cssCodeSplit: false,
        cssMinify: 'lightningcss',
        cssTarget: target,
        modulePreload: false,
        license: { fileName: LICENSES_FILE },
        target,
        sourcemap,
        reportCompressedSize: false,
        rolldownOptions: {
          input: 'src/client.tsx',
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
  return { boot: await compileBoot(`/${entryOf(result)}`), css };
}

/** Minifies the boot script. It has no imports, so there is nothing to bundle. */
async function compileBoot(client: string): Promise<string> {
  const source = await readFile('src/hydrate-when-idle.ts', 'utf8');
  const define = { CLIENT_URL: JSON.stringify(client) };
  const { code } = await transform(source, { loader: 'ts', format: 'esm', minify: true, target, define });
  return code.trim();
}

/** Compiles the code that renders pages during the build. @returns the path of its one file */
export async function compileRenderer(content: CompiledContent, folder: string): Promise<string> {
  const result = await build(
    configFor(content, {
      // One file without imports loads fastest and cannot mix React's development and production builds.
      ssr: { noExternal: true },
      // Without it the file contains both builds of React and is twice as large.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder,
        emptyOutDir: false,
        ssr: 'src/build/renderer.ts',
        minify: false,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'renderer.mjs' } },
      },
    }),
  );
  return resolve(folder, entryOf(result));
}

function entryOf(result: Awaited<ReturnType<typeof build>>): string {
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const entry = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The bundler returned no entry chunk.');
  return entry.fileName;
}
