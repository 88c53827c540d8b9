import type { Plugin } from 'vite';
import type { Page } from '../content/index.ts';

const ALL = "'../sections/*/index.tsx'";

/** The section types on some pages, sorted. */
export const typesOn = (pages: Iterable<Page>): string[] =>
  [...new Set([...pages].flatMap(({ sections }) => sections.map(({ type }) => type)))].sort();

/** Vite plugin that compiles only these section types: visitors do not load code and styles that no page needs. */
export function onlySectionTypes(types: readonly string[]): Plugin {
  return {
    name: 'only-section-types',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/page/registry.ts')) return undefined;
      if (!code.includes(ALL)) throw new Error(`registry.ts has to contain ${ALL}.`);
      return code.replace(ALL, JSON.stringify(types.map((type) => `../sections/${type}/index.tsx`)));
    },
  };
}
