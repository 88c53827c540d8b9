/** From the plugin in src/build/content-modules.ts: site.yaml, validated. */
declare module 'virtual:site' {
  const site: import('./content/index.ts').Site;
  export default site;
}
