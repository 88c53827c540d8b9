import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type IconSet = Record<'icons' | 'aliases', Record<string, { parent?: string; hidden?: boolean }>>;

let names: Set<string> | undefined;

/** The names of all icons of the Lucide set, older names included. Hidden ones are no longer part of it. */
export function iconNames(): Set<string> {
  if (!names) {
    const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
    const { icons, aliases } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
    const entries = Object.entries({ ...icons, ...aliases });
    names = new Set(entries.flatMap(([name, { hidden }]) => (hidden ? [] : name)));
  }
  return names;
}
