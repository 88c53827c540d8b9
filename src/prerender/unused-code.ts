import type { Plugin } from 'vite';
import type { Page } from '../content/index.ts';
import type { CompiledContent } from './content-modules.ts';

const ALL_TYPES = "'../sections/*/index.tsx'";

/** The section types on some pages, sorted. */
export const typesOn = (pages: Iterable<Page>): string[] =>
  [...new Set([...pages].flatMap(({ sections }) => sections.map(({ type }) => type)))].sort();

/** Vite plugin that leaves out section types that no page uses, and the notice of a site without one, styles included. */
export function withoutUnused({ site, types }: CompiledContent): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/src/site/layout/notice/index.ts') && !site?.notice)
        return { code: 'export const Notice = () => null;', map: null };
      if (!id.endsWith('/src/site/page/registry.ts')) return undefined;
      if (!code.includes(ALL_TYPES)) throw new Error(`registry.ts has to contain ${ALL_TYPES}.`);
      const paths = JSON.stringify(types.map((type) => `../sections/${type}/index.tsx`));
      return { code: code.replace(ALL_TYPES, paths), map: null };
    },
  };
}
