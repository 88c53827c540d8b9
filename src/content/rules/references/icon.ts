import { error } from '../../diagnostic.ts';
import { nameDistance, nearest } from '../../explain/nearest.ts';
import { quote } from '../../explain/wording.ts';
import { iconNames } from '../icons.ts';
import type { ReferenceRule } from '../rule.ts';

export default {
  codes: {
    'unknown-icon': ['An icon that does not exist', 'icon: wi-fi-router'],
  },
  kind: 'icon',
  check({ name, path }) {
    const icons = iconNames();
    if (icons.has(name)) return undefined;
    const bare = bareIcon(name);
    const near = icons.has(bare) ? [bare] : nearest(bare, icons).slice(0, 3);
    const [best, next] = near;
    const fixable =
      best !== undefined && nameDistance(bare, best) <= 1 && (!next || nameDistance(bare, next) > 1);
    const others = near.length > 1 && !fixable ? `\nor ${near.slice(1).join(', ')}` : '';
    return error(path, 'unknown-icon', `There is no icon ${quote(name)}.`, {
      suggestion: best ? `icon: ${best}${others}` : 'The icons are shown at lucide.dev/icons.',
      fixed: fixable ? best : undefined,
    });
  },
} satisfies ReferenceRule<'unknown-icon'>;

/** The name in what is copied along with it: `wifi.svg`, `lucide-wifi`, `<Wifi />`, `<i data-lucide="wifi">`. */
function bareIcon(text: string): string {
  const name = /data-lucide="([^"]*)"/.exec(text)?.[1] ?? text;
  return name
    .replace(/^.*lucide[-:/]/i, '')
    .replace(/\.(svg|png)$/i, '')
    .replace(/^<(\w+).*$/, '$1')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
}
