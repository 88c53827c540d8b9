import { resolve } from 'node:path';
import matter from 'gray-matter';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { Site, Text } from '../content/index.ts';

const SITE = 'virtual:site';
const TEXTS = 'virtual:texts';

/** The content of the modules, read each time one is loaded. */
export interface ModuleContent {
  /** Undefined until site.yaml has been valid once; until then no page is rendered. */
  site: Site | undefined;
  texts: Map<string, Text>;
}

/** The content that one build compiles. */
export interface CompiledContent extends ModuleContent {
  /** The section types on its pages. */
  types: string[];
}

/**
 * Vite plugin that provides the checked content as modules: `virtual:site` is site.yaml, `virtual:texts` the Markdown
 * texts as HTML, by name. The Markdown plugin gets each text without its front matter.
 */
export function contentModules(content: () => ModuleContent): Plugin {
  return {
    name: 'content-modules',
    enforce: 'pre',
    resolveId: (id) => (id === SITE || id === TEXTS ? `\0${id}` : undefined),
    load(id) {
      const { site, texts } = content();
      // What the editor needs concerns no visitor.
      if (id === `\0${SITE}`)
        return `export default ${JSON.stringify(site && { ...site, editor: undefined })}`;
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
      const text = [...texts.values()].find(({ path }) => resolve(path) === id);
      return text && matter(text.source, { engines: { yaml: parse } }).content;
    },
  };
}
