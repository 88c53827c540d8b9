/** From the plugin in src/prerender/content-modules.ts: site.yaml, validated, with the files that its links lead to. */
declare module 'virtual:site' {
  const site: import('./site-context.ts').ShownSite;
  export default site;
}

/** From the plugin in src/prerender/content-modules.ts: the texts of content/text as HTML, by name. */
declare module 'virtual:texts' {
  const texts: import('./assets.ts').Assets['texts'];
  export default texts;
}

/** Made by the plugin in src/prerender/icon-shapes.ts: the few icons that header, toasts and forms always need. */
declare module 'virtual:shell-icons' {
  const icons: Record<string, import('./assets.ts').IconShape>;
  export default icons;
}
