import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Site, Text } from '../content/index.ts';

const SITE = 'virtual:site';
const TEXTS = 'virtual:texts';

/** What the modules are made of, asked anew each time one is loaded. */
export interface ModuleContent {
  /** Absent as long as site.yaml has only ever had mistakes; no page is drawn until then. */
  site: Site | undefined;
  texts: Map<string, Text>;
}

/**
 * Vite plugin that hands the checked content to the code: `virtual:site` is site.yaml, `virtual:texts` are the
 * Markdown texts as HTML by name. Nothing past the gate reads a content file: a text's front matter is taken off
 * before the Markdown plugin sees it.
 */
export function contentModules(content: () => ModuleContent): Plugin {
  return {
    name: 'content-modules',
    enforce: 'pre',
    resolveId: (id) => (id === SITE || id === TEXTS ? `\0${id}` : undefined),
    load(id) {
      const { site, texts } = content();
      if (id === `\0${SITE}`) return `export default ${JSON.stringify(site)}`;
      if (id === `\0${TEXTS}`) {
        const all = [...texts.values()];
        const imports = all.map(
          (text, at) => `import { html as t${at} } from ${JSON.stringify(resolve(text.path))};`,
        );
        const entries = all.map(
          ({ name, title }, at) =>
            `${JSON.stringify(name)}: { title: ${JSON.stringify(title)}, html: t${at} }`,
        );
        return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
      }
      if (!id.endsWith('.md')) return undefined;
      return [...texts.values()].find(({ path }) => resolve(path) === id)?.body;
    },
  };
}
