/** From the plugin in src/build/content-modules.ts: site.yaml, validated, with the files that its links lead to. */
declare module 'virtual:site' {
  const site: import('./context/site-context.ts').ShownSite;
  export default site;
}
