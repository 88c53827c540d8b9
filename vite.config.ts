import { defineConfig } from 'vite';
import * as markdownPlugin from 'vite-plugin-markdown';
import { frameIcons } from './src/build/icons.ts';
import { markdownIt } from './src/build/markdown.ts';

/** Shared by the builds and the development server, which add what they know of the content and what only they need. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  // For the named widths of src/styles/widths.css.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  // Nothing that whoever builds the site has to read: how long each plugin took, and that “use client” in the router means
  // nothing here.
  build: { rolldownOptions: { checks: { pluginTimings: false, moduleLevelDirective: false } } },
  plugins: [
    frameIcons(),
    markdownPlugin.plugin({ mode: [markdownPlugin.Mode.HTML], markdownIt: markdownIt as never }),
  ],
});
