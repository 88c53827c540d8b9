import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import type { IconShape } from '../site/context/assets.ts';

/** The Lucide icons in Iconify's format: the SVG source of each, and older names. Hidden ones are no longer part of it. */
interface IconSet {
  icons: Record<string, { body: string; hidden?: boolean }>;
  aliases: Record<string, { parent: string; hidden?: boolean }>;
}

export const { icons, aliases }: IconSet = createRequire(import.meta.url)('@iconify-json/lucide/icons.json');

/** Icons of the shell of every page: header, buttons, toasts and forms. Section types declare their own. */
export const shellIconNames = [
  'arrow-right',
  'check',
  'chevron-down',
  'circle-alert',
  'copy',
  'menu',
  'x',
] as const;

/** Icons with their paths joined, by name. */
const joined = new Map<string, IconShape>();

/**
 * The shapes of an icon, with all paths joined into one: a page has dozens of icons, and each element costs layout time.
 * @throws Error for an unknown name; the content check reports those first
 */
export function iconShape(name: string): IconShape {
  const known = joined.get(name);
  if (known) return known;
  const { body } = icons[name] ?? icons[aliases[name]?.parent ?? ''] ?? {};
  if (body === undefined) throw new Error(`There is no icon named “${name}”.`);
  const made = inOnePath(strokesIn(body));
  joined.set(name, made);
  return made;
}

/** The elements of an icon's source with their geometry; the style sheet sets the stroke. */
export function strokesIn(body: string): IconShape {
  return [...body.matchAll(/<(path|circle|rect|ellipse)([^>]*)>/g)].map(([, element = '', source = '']) => {
    const attributes = [...source.matchAll(/([\w-]+)="([^"]*)"/g)]
      .map(([, attribute = '', value = '']) => [attribute, value] as const)
      .filter(([attribute, value]) => !attribute.startsWith('stroke') && value !== 'none');
    return [element, Object.fromEntries(attributes)];
  });
}

function inOnePath(shape: IconShape): IconShape {
  const paths = shape.flatMap(([element, { d }]) => (element === 'path' && d ? [withAbsoluteStart(d)] : []));
  const others = shape.filter(([element]) => element !== 'path');
  return paths.length === 0 ? others : [['path', { d: rounded(paths.join('')) }], ...others];
}

/** A hundredth of the grid of 24 is less than anyone can see. */
function rounded(path: string): string {
  return path.replace(/-?\d*\.\d{3,}/g, (number) => {
    const value = Number(number).toFixed(2);
    // Only fractions may stand beside another number without a space.
    return value.endsWith('.00') ? number : value.replace(/^(-?)0\./, '$1.').replace(/0$/, '');
  });
}

/** The first point of a path that starts with a lowercase `m`. */
const START = /^m\s*(-?(?:\d*\.\d+|\d+))[\s,]*(-?(?:\d*\.\d+|\d+))[\s,]*/;

/** The first `m` of a path is absolute, but appended to another path it would be relative. */
function withAbsoluteStart(path: string): string {
  const [start, x, y] = START.exec(path) ?? [''];
  const rest = path.slice(start.length);
  if (start === '') return path;
  return /^[a-z]/i.test(rest) || rest === '' ? `M${x} ${y}${rest}` : `M${x} ${y}l${rest}`;
}

const moduleName = 'virtual:shell-icons';

/** Vite plugin that puts these icons, and no others, into the bundle for browsers. */
export function shellIcons(): Plugin {
  return {
    name: 'shell-icons',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const icons = Object.fromEntries(shellIconNames.map((name) => [name, iconShape(name)]));
      return `export default ${JSON.stringify(icons)}`;
    },
  };
}
