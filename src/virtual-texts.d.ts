/** From the plugin in src/build/content-modules.ts: the texts of content/text as HTML, by name. */
declare module 'virtual:texts' {
  const texts: import('./context/assets.ts').Assets['texts'];
  export default texts;
}
