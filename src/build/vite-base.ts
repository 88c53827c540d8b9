import { defineConfig } from 'vite';
import * as markdownPlugin from 'vite-plugin-markdown';
import { shellIcons } from './icon-shapes.ts';
import { markdownIt } from './markdown.ts';

/** The Vite configuration that the build and the development server extend. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  // For the named widths of src/styles/widths.css.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    rolldownOptions: {
      // Leaves out of the build's output: plugin timings, the ignored “use client” directives of the router, and that the
      // renderer has in its one file what browsers load later.
      checks: { pluginTimings: false, moduleLevelDirective: false, ineffectiveDynamicImport: false },
    },
  },
  plugins: [
    shellIcons(),
    markdownPlugin.plugin({ mode: [markdownPlugin.Mode.HTML], markdownIt: markdownIt as never }),
  ],
});
