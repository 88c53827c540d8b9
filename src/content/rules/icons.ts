import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

let names: Set<string> | undefined;

/** The names of all icons of the Lucide set. */
export function iconNames(): Set<string> {
  if (!names) {
    const file = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
    names = new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>));
  }
  return names;
}
