import { build, mergeConfig } from 'vite';
import viteBase from '../../prerender/vite-base.ts';

/** Compiles the visual editor into one script to start, one style sheet, and what it imports on demand. */
export async function compileEditor(outDir: string): Promise<void> {
  await build(
    mergeConfig(viteBase, {
      configFile: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir,
        emptyOutDir: false,
        cssCodeSplit: false,
        modulePreload: false,
        target: 'esnext',
        chunkSizeWarningLimit: 5000,
        rolldownOptions: {
          input: 'src/studio/app/main.tsx',
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
