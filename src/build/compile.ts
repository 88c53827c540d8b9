import './allocator-env.ts';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import { fingerprint } from './cache.ts';
import { contentModules, type ModuleContent } from './content-modules.ts';
import { LICENSES_FILE } from './licenses.ts';
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
const configFor = (content: ModuleContent, own: InlineConfig): InlineConfig =>
  mergeConfig(
    mergeConfig(viteBase, {
      configFile: false,
      logLevel: 'warn',
      plugins: [contentModules(() => content)],
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
  /** Address of the app's first module. */
  client: string;
  /** Address of the script that loads the app. */
  boot: string;
  /** Source of that script, for its integrity hash. */
  bootSource: string;
  /** The style sheet of the frame, which every page inlines. */
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
  content: ModuleContent,
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
          input: { client: 'src/client.tsx', ...(await styleEntries()) },
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
  const client = entryOf(result);
  const boot = await compileBoot(`/${client}`, out);
  const sorted = Object.fromEntries(Object.entries(sectionCss).sort());
  return {
    client: `/${client}`,
    boot: `/${boot}`,
    bootSource: await readFile(join(out, boot), 'utf8'),
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
async function styleEntries(): Promise<Record<string, string>> {
  const entries: Record<string, string> = {};
  for (const file of await readdir(SECTIONS, { recursive: true })) {
    const [, type, layout] = /^([\w-]+)[/\\](?:style|layout-([\w-]+))\.css$/.exec(file) ?? [];
    if (type) entries[`${SECTION}${type}${layout ? `--${layout}` : ''}`] = join(SECTIONS, file);
  }
  for (const file of await readdir('src/layout', { recursive: true })) {
    if (file.endsWith('.late.css'))
      entries[`${LATE}${basename(file, '.late.css')}`] = join('src/layout', file);
  }
  return entries;
}

/** The boot script is one file without imports: an import would be one more request before the first paint. */
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

/** Compiles the code that renders pages during the build. @returns the path of its one file */
export async function compileRenderer(content: ModuleContent, folder: string): Promise<string> {
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
