import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Section } from '../content/index.ts';
import { fingerprint } from './cache.ts';

/** Prefix in the bundle of the style sheets of section types. */
const SECTION = 'section-';
const BELOW = 'below';
/** The error screen, which is a page's only section. */
const ERROR_SCREEN = '404';

/** A large screen shows as many sections, or parts of them, before anyone scrolls. */
const FIRST_SECTIONS = 3;

/** The compiled style sheets. */
export interface StyleSheets {
  /** That of the shell, which every page inlines. */
  css: string;
  /** Those of the section types and of the error screen. */
  sectionCss: Record<string, string>;
  /** That of what no first paint shows, which every page links. */
  below: string;
}

/**
 * The style sheets that are entries of the bundle, which keeps each in a file of its own.
 * @returns their paths by name
 */
export function styleEntries(types: readonly string[]): Record<string, string> {
  const entries: Record<string, string> = {
    [BELOW]: 'src/site/layout/below.css',
    [`${SECTION}${ERROR_SCREEN}`]: 'src/site/layout/error/style.css',
  };
  for (const type of types) {
    const path = join('src/site/sections', type, 'style.css');
    if (existsSync(path)) entries[`${SECTION}${type}`] = path;
  }
  return entries;
}

/** Vite plugin that takes the style sheets out of the bundle. @param sheets gets them */
export function takeStyleSheets(sheets: StyleSheets): Plugin {
  return {
    name: 'take-style-sheets',
    // Runs after the plugin that generates the style sheets.
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!name.endsWith('.css') || file.type !== 'asset') continue;
        const [entry = ''] = file.names[0]?.split('.css') ?? [];
        const css = String(file.source).trim();
        if (entry === BELOW) sheets.below = css;
        else if (entry.startsWith(SECTION)) sheets.sectionCss[entry.slice(SECTION.length)] = css;
        else sheets.css += css;
        delete bundle[name];
      }
    },
  };
}

/** The style sheets of one page beside that of the shell. */
export interface PageStyles {
  /** Those that the page inlines: of its first sections. */
  early: string[];
  /** All others that it needs, in one file that it links at its end; pages with the same ones share it. */
  late: { url: string; css: string };
}

/** @param sections those of the page; none for the error page */
export function pageStyles({ sectionCss, below }: StyleSheets, sections?: readonly Section[]): PageStyles {
  const types = sections?.map(({ type }) => type) ?? [ERROR_SCREEN];
  const first = new Set(types.slice(0, FIRST_SECTIONS));
  const rest = new Set(types.filter((type) => !first.has(type)));
  const having = (some: ReadonlySet<string>) =>
    Object.entries(sectionCss).flatMap(([type, css]) => (some.has(type) ? [css] : []));
  const css = [below, ...having(rest)].join('');
  return { early: having(first), late: { css, url: `/assets/late.${fingerprint(css).slice(0, 8)}.css` } };
}
