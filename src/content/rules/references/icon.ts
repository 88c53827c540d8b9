import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { error } from '../../diagnostic.ts';
import { nearest } from '../../explain/nearest.ts';
import { quote } from '../../explain/wording.ts';
import type { ReferenceRule } from '../rule.ts';

export default {
  codes: {
    'unknown-icon': ['An icon that does not exist', 'icon: wi-fi-router'],
  },
  kinds: ['icon'],
  check({ name, path }) {
    const icons = iconNames();
    if (icons.has(name)) return undefined;
    const [best, ...others] = nearest(name.toLowerCase().replace(/^lucide[-:]|\.svg$/g, ''), icons).slice(
      0,
      3,
    );
    const more = others.length > 0 ? `\nor ${others.join(', ')}` : '';
    const suggestion = best ? `icon: ${best}${more}` : 'The icons are shown at lucide.dev/icons.';
    return error(path, 'unknown-icon', `There is no icon ${quote(name)}.`, { suggestion });
  },
} satisfies ReferenceRule<'unknown-icon'>;

type IconSet = Record<'icons' | 'aliases', Record<string, { parent?: string; hidden?: boolean }>>;

let names: Set<string> | undefined;

/** The names of all icons of the Lucide set, older names included. Hidden ones are no longer part of it. */
function iconNames(): Set<string> {
  if (!names) {
    const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
    const { icons, aliases } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
    const entries = Object.entries({ ...icons, ...aliases });
    names = new Set(entries.flatMap(([name, { hidden }]) => (hidden ? [] : name)));
  }
  return names;
}
