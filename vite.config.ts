/** For tools that look for Vite's configuration here. */
export { default } from './src/build/vite-base.ts';
