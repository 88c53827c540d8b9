/** Made by the plugin in src/build/content-modules.ts: what site.yaml says, validated. */
declare module 'virtual:site' {
  const site: import('./content/index.ts').Site;
  export default site;
}
