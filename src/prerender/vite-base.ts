import { defineConfig } from 'vite';
import * as markdownPlugin from 'vite-plugin-markdown';
import { shellIcons } from './icon-shapes.ts';
import { markdownIt } from './markdown.ts';

/** The Vite configuration that the build and the development server extend. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  // For the named widths of src/site/styles/widths.css.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  // Leaves plugin timings and the ignored “use client” directives of the router out of the build's output.
  build: { rolldownOptions: { checks: { pluginTimings: false, moduleLevelDirective: false } } },
  plugins: [
    shellIcons(),
    markdownPlugin.plugin({ mode: [markdownPlugin.Mode.HTML], markdownIt: markdownIt as never }),
  ],
});
