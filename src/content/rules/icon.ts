import { error } from '../diagnostic.ts';
import { nearest } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import type { ReferenceRule } from './rule.ts';

/** The name of an icon. */
export const icon: ReferenceRule = ({ name, path }, _, { icons }) => {
  if (icons.has(name)) return undefined;
  const [best, ...others] = nearest(name.toLowerCase().replace(/^lucide[-:]|\.svg$/g, ''), icons).slice(0, 3);
  const more = others.length > 0 ? `\nor ${others.join(', ')}` : '';
  const suggestion = best ? `icon: ${best}${more}` : 'The icons are shown at lucide.dev/icons.';
  return error(path, 'unknown-icon', `There is no icon ${quote(name)}.`, { suggestion });
};
