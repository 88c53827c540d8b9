import { defineConfig } from 'astro/config';

export default defineConfig({
  build: { format: 'file' },
  outDir: 'out',
  // The earliest of its strategies: links are prefetched when they come into view.
  prefetch: { prefetchAll: true, defaultStrategy: 'viewport' },
});
