import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import type { IconShape } from '../ui/Icon.tsx';

const shapes: Record<string, IconShape> = createRequire(import.meta.url)('lucide-static/icon-nodes.json');

/** Icons that the frame itself uses on any page: header, forms, toasts, contact details. */
export const frameIconNames = [
  'arrow-right',
  'check',
  'chevron-down',
  'circle-alert',
  'circle-check',
  'copy',
  'globe',
  'mail',
  'map-pin',
  'menu',
  'phone',
  'refresh-cw',
  'x',
] as const;

/** All names that editors may write, in the order of the set. */
export const iconNames = (): string[] => Object.keys(shapes);

/**
 * The strokes of an icon.
 * @throws for a name that is not in the set; the content check finds those first.
 */
export function iconShape(name: string): IconShape {
  const shape = shapes[name];
  if (shape === undefined) throw new Error(`There is no icon named “${name}”.`);
  return shape;
}

const moduleName = 'virtual:frame-icons';

/** Vite plugin: puts the frame’s icons, and no others, into the browser’s bundle. */
export function frameIcons(): Plugin {
  return {
    name: 'frame-icons',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const icons = Object.fromEntries(frameIconNames.map((name) => [name, iconShape(name)]));
      return `export default ${JSON.stringify(icons)}`;
    },
  };
}
