/** For tools that look for Vite's configuration here. */
export { default } from './src/prerender/vite-base.ts';
