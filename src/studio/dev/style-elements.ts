import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** Comes first because it declares the order of the cascade layers. */
const FIRST = '/src/site/styles/index.css';

/**
 * The style sheets that a module imports, as elements for the document's head. Vite's client adopts each by its
 * `data-vite-dev-id` and updates it when its file is saved.
 * @param entry a module that has been loaded on the server
 */
export async function styleElements(vite: ViteDevServer, entry: string): Promise<string> {
  const { client, ssr } = vite.environments;
  const sheets = new Set([FIRST]);
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    if (module.url.endsWith('.css')) {
      // What it imports is part of its code, in its place.
      sheets.add(module.url);
      return;
    }
    for (const imported of module.importedModules) visit(imported);
  };
  visit(await ssr.moduleGraph.getModuleByUrl(entry));
  const elements = await Promise.all(
    [...sheets].map(async (url) => {
      const sheet = await client.transformRequest(`${url}?direct`);
      if (!sheet) throw new Error(`The style sheet ${url} could not be read.`);
      const id = `${vite.config.root}${url}`;
      return `<style data-vite-dev-id="${id}">${sheet.code}</style>`;
    }),
  );
  return elements.join('\n');
}
