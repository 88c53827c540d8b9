import './allocator-env.ts';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import { contentModules, type ModuleContent } from './content-modules.ts';
import { LICENSES_FILE } from './licenses.ts';
import viteBase from './vite-base.ts';

/** React Router's exports name its development build only, with warnings that no visitor reads. */
const routerForVisitors = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/** The shared configuration with the content in it, and what one build adds. */
const configFor = (content: ModuleContent, own: InlineConfig): InlineConfig =>
  mergeConfig(
    mergeConfig(viteBase, {
      configFile: false,
      logLevel: 'warn',
      plugins: [contentModules(() => content)],
      resolve: { alias: routerForVisitors },
    }),
    own,
  );

/** The browsers that the site is made for: everything younger than popover and `@starting-style` there. */
const target = ['chrome117', 'edge117', 'firefox129', 'safari17.5'];

/** What the browser gets. */
export interface ClientCode {
  /** Address of the app's first module. */
  client: string;
  /** Address of the script that brings it in. */
  boot: string;
  /** Text of that script, for its integrity. */
  bootSource: string;
  /** The one style sheet. */
  css: string;
}

/** Builds what the browser gets into `out/assets/`; the style sheet is handed over, not written. */
export async function compileClient(
  content: ModuleContent,
  out: string,
  { sourcemap = false }: { sourcemap?: false | 'hidden' } = {},
): Promise<ClientCode> {
  let css = '';
  const result = await build(
    configFor(content, {
      plugins: [
        {
          name: 'take-style-sheet',
          // After the plugin that puts the style sheet together.
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
          // The boot script calls what the entry exports; chunks that come later may add to it.
          preserveEntrySignatures: 'allow-extension',
          output: {
            entryFileNames: 'assets/[name].[hash].js',
            chunkFileNames: 'assets/[name].[hash].js',
            // Chromium compiles the whole file beside the main thread, instead of each function as it is called.
            postBanner: '//# allFunctionsCalledOnLoad',
          },
        },
      },
    }),
  );
  const client = entryOf(result);
  const boot = await compileBoot(`/${client}`, out);
  return {
    client: `/${client}`,
    boot: `/${boot}`,
    bootSource: await readFile(join(out, boot), 'utf8'),
    css,
  };
}

/** The boot script stands alone: an import in it would be a request before the paint. */
async function compileBoot(client: string, out: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { CLIENT_URL: JSON.stringify(client) },
    build: {
      outDir: out,
      emptyOutDir: false,
      modulePreload: false,
      target,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'src/hydrate-when-idle.ts',
        output: { entryFileNames: 'assets/boot.[hash].js' },
      },
    },
  });
  return entryOf(result);
}

/** Builds the code that renders pages on this machine. @returns the file that it is in */
export async function compileRenderer(content: ModuleContent, folder: string): Promise<string> {
  const result = await build(
    configFor(content, {
      // One file that needs nothing else loads fastest, and cannot mix React's two builds.
      ssr: { noExternal: true },
      // Without it both builds of React are in the file, and it is twice as large.
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
  if (!entry) throw new Error('The build made no entry.');
  return entry.fileName;
}
