import './allocator-env.ts';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { build, type InlineConfig, mergeConfig, type Plugin, type Rolldown } from 'vite';
import { fingerprint } from './cache.ts';
import { type CompiledContent, contentModules } from './content-modules.ts';
import { LICENSES_FILE } from './licenses.ts';
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
      plugins: [contentModules(() => content), withoutUnused(content), unusedRouterParts],
      resolve: { alias: productionRouter },
    }),
    own,
  );

/** The oldest browsers with popover and `@starting-style`, which the site needs. */
const target = ['chrome117', 'edge117', 'firefox129', 'safari17.5'];

const SECTIONS = 'src/sections';
/** Prefixes of style sheets in the bundle. */
const SECTION = 'section-';
const LATE = 'late-';

/** The compiled code for browsers. */
export interface ClientCode {
  /** Source of the script that loads the app. */
  boot: string;
  /** The style sheet of the shell, which every page inlines. */
  css: string;
  /** The style sheets of the section types, by type or `type/layout`: a page inlines those that it has. */
  sectionCss: Record<string, string>;
  /** Address of the style sheet of what the first paint does not show. */
  lateStyles: string;
  /** Address of a file with the style sheets of all section types, for navigation. */
  sectionStyles: string;
}

/** Compiles the code for browsers into `out/assets/`; the style sheets are returned, not written. */
export async function compileClient(
  content: CompiledContent,
  out: string,
  { sourcemap = false }: { sourcemap?: false | 'hidden' } = {},
): Promise<ClientCode> {
  let css = '';
  let late = '';
  const sectionCss: Record<string, string> = {};
  const result = await build(
    configFor(content, {
      plugins: [
        {
          name: 'extract-style-sheets',
          // Runs after the plugin that generates the style sheets.
          enforce: 'post',
          generateBundle(_, bundle) {
            for (const [name, file] of Object.entries(bundle)) {
              if (!name.endsWith('.css') || file.type !== 'asset') continue;
              const [entry = ''] = file.names[0]?.split('.css') ?? [];
              const source = String(file.source).trim();
              if (entry.startsWith(SECTION))
                sectionCss[entry.slice(SECTION.length).replace('--', '/')] = source;
              else if (entry.startsWith(LATE)) late += source;
              else css += source;
              delete bundle[name];
            }
          },
        },
      ],
      build: {
        outDir: out,
        emptyOutDir: false,
        cssMinify: 'lightningcss',
        cssTarget: target,
        modulePreload: false,
        license: { fileName: LICENSES_FILE },
        target,
        sourcemap,
        reportCompressedSize: false,
        rolldownOptions: {
          input: { client: 'src/client.tsx', ...(await styleEntries(content.types)) },
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
  const sorted = Object.fromEntries(Object.entries(sectionCss).sort());
  return {
    boot: await compileBoot(`/${entryOf(result)}`),
    css,
    sectionCss: sorted,
    lateStyles: await writeHashed(out, 'late', late),
    sectionStyles: await writeHashed(out, 'sections', Object.values(sorted).join('\n')),
  };
}

/** Writes a style sheet into `out/assets/` and returns its address. */
async function writeHashed(out: string, name: string, css: string): Promise<string> {
  const file = `assets/${name}.${fingerprint(css).slice(0, 8)}.css`;
  await writeFile(join(out, file), css);
  return `/${file}`;
}

/**
 * The style sheets that are entries of the bundle, which keeps each in a file of its own: those of the section types and of
 * their layouts (`layout-<name>.css`), and those that may come late (`<name>.late.css`).
 */
async function styleEntries(types: readonly string[]): Promise<Record<string, string>> {
  const entries: Record<string, string> = {};
  for (const file of await readdir(SECTIONS, { recursive: true })) {
    const [, type = '', layout, late] =
      /^([\w-]+)[/\\](?:style|layout-([\w-]+)|([\w-]+)\.late)\.css$/.exec(file) ?? [];
    if (!types.includes(type)) continue;
    const name = late ? `${LATE}${type}-${late}` : `${SECTION}${type}${layout ? `--${layout}` : ''}`;
    entries[name] = join(SECTIONS, file);
  }
  for (const folder of ['src/layout', 'src/ui']) {
    for (const file of await readdir(folder, { recursive: true })) {
      if (file.endsWith('.late.css')) entries[`${LATE}${basename(file, '.late.css')}`] = join(folder, file);
    }
  }
  return entries;
}

/** Minifies the boot script. It has no imports, so there is nothing to bundle. */
async function compileBoot(client: string): Promise<string> {
  const source = await readFile('src/hydrate-when-idle.ts', 'utf8');
  const define = { CLIENT_URL: JSON.stringify(client) };
  const { code } = await transform(source, { loader: 'ts', format: 'esm', minify: true, target, define });
  return code.trim();
}

/** Compiles the code that renders pages during the build. @returns the name of its one file in the folder */
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
  return entryOf(result);
}

function entryOf(result: Awaited<ReturnType<typeof build>>): string {
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const entry = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The bundler returned no entry chunk.');
  return entry.fileName;
}
