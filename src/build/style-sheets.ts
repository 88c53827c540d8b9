import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { ERROR_SCREEN, EVERY_PAGE, type LateSheet } from './late-styles.ts';

const SECTIONS = 'src/sections';
/** Prefixes of style sheets in the bundle. */
const SECTION = 'section-';
const LATE = 'late-';
/** Before a tone. */
const TONE = '--tone-';

/** The compiled style sheets. */
export interface StyleSheets {
  /** That of the shell, which every page inlines. */
  css: string;
  /**
   * Those of the section types, by type, `type.tone` or `type/layout`: a page inlines those that it has, in the order of
   * these keys, so that a layout may override a tone.
   */
  sectionCss: Record<string, string>;
  /** Those of what the first paint does not show: a page links those that it needs, in one file. */
  late: LateSheet[];
}

/**
 * The style sheets that are entries of the bundle, which keeps each in a file of its own: those of the section types and of
 * their tones and layouts (`tone-<name>.css`, `layout-<name>.css`), and those that may come late (`<name>.late.css`,
 * `layout-<name>.late.css`).
 * @returns their paths by name
 */
export async function styleEntries(types: readonly string[]): Promise<Record<string, string>> {
  const entries: Record<string, string> = {};
  for (const file of await readdir(SECTIONS, { recursive: true })) {
    const [, type = '', layout, tone, late] =
      /^([\w-]+)[/\\](?:style|layout-([\w-]+)|tone-([\w-]+)|([\w-]+)\.late)\.css$/.exec(file) ?? [];
    if (!types.includes(type)) continue;
    const part = (layout && `--${layout}`) ?? (tone && `${TONE}${tone}`) ?? '';
    const name = late ? `${LATE}${type}-${late}` : `${SECTION}${type}${part}`;
    entries[name] = join(SECTIONS, file);
  }
  for (const folder of ['src/layout', 'src/page', 'src/ui']) {
    for (const file of await readdir(folder, { recursive: true })) {
      const path = join(folder, file);
      if (file.endsWith('.late.css')) entries[`${LATE}${path.replaceAll(/\W/g, '-')}`] = path;
    }
  }
  return entries;
}

/**
 * Vite plugin that takes the style sheets out of the bundle.
 * @param entries those that are entries of the bundle
 * @param sheets gets them
 */
export function takeStyleSheets(entries: Record<string, string>, sheets: StyleSheets): Plugin {
  return {
    name: 'take-style-sheets',
    // Runs after the plugin that generates the style sheets.
    enforce: 'post',
    generateBundle(_, bundle) {
      const importersOf = (id: string) => this.getModuleInfo(id)?.importers ?? [];
      for (const [name, file] of Object.entries(bundle)) {
        if (!name.endsWith('.css') || file.type !== 'asset') continue;
        const [entry = ''] = file.names[0]?.split('.css') ?? [];
        const css = String(file.source).trim();
        if (entry.startsWith(SECTION))
          sheets.sectionCss[entry.slice(SECTION.length).replace(TONE, '.').replace('--', '/')] = css;
        else if (entry.startsWith(LATE)) {
          const users = usersOf(resolve(entries[entry] ?? ''), importersOf);
          if (users.length > 0) sheets.late.push({ css, users });
        } else sheets.css += css;
        delete bundle[name];
      }
    },
  };
}

/** What needs a late style sheet: the layout in its name, or all that imports it, itself or through other components. */
function usersOf(file: string, importersOf: (id: string) => readonly string[]): string[] {
  const [, type, layout] = /[/\\]sections[/\\]([\w-]+)[/\\]layout-([\w-]+)\.late\.css$/.exec(file) ?? [];
  if (type) return [`${type}/${layout}`];
  const users = new Set<string>();
  const own = normalizePath(file);
  const found = new Set([own]);
  // Goes on with what it adds.
  for (const id of found) {
    const importers = importersOf(id);
    const [, type, error] = /\/src\/(?:sections\/([\w-]+)|layout\/(error))\//.exec(id) ?? [];
    if (type) users.add(type);
    else if (error) users.add(ERROR_SCREEN);
    else if (importers.length === 0 && id !== own) users.add(EVERY_PAGE);
    else for (const importer of importers) found.add(importer);
  }
  return [...users];
}
