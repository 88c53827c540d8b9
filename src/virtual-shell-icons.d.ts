/** Made by the plugin in src/build/icon-shapes.ts: the few icons that header, toasts and forms always need. */
declare module 'virtual:shell-icons' {
  const icons: Record<string, import('./context/assets.ts').IconShape>;
  export default icons;
}
