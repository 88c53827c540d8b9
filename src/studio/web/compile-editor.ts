import { build, mergeConfig, type Plugin } from 'vite';
import viteBase from '../../prerender/vite-base.ts';

/** Zod brings its messages in all languages; the check has its own. */
const withoutLocales: Plugin = {
  name: 'without-locales',
  load: (id) =>
    /zod[\\/]v4[\\/]locales[\\/]index\.js$/.test(id) ? "export { default as en } from './en.js';" : undefined,
};

/** Compiles the visual editor into one script to start, one style sheet, its worker, and what it imports on demand. */
export async function compileEditor(outDir: string): Promise<void> {
  await build(
    mergeConfig(viteBase, {
      configFile: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [withoutLocales],
      worker: {
        format: 'es',
        plugins: () => [withoutLocales],
        rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
      },
      // Beside the script that asks for it.
      base: './',
      build: {
        outDir,
        emptyOutDir: false,
        cssCodeSplit: false,
        modulePreload: false,
        assetsDir: '',
        target: 'esnext',
        chunkSizeWarningLimit: 5000,
        rolldownOptions: {
          input: 'src/studio/web/main.tsx',
          output: {
            entryFileNames: 'editor.js',
            chunkFileNames: '[name].js',
            assetFileNames: 'editor[extname]',
          },
        },
      },
    }),
  );
}
