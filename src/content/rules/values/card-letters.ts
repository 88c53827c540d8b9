import { warning } from '../../diagnostic.ts';
import { valueAt } from '../../explain/check-value.ts';
import { quote } from '../../explain/wording.ts';
import { NOT_IN_TYPEFACE } from '../../typeface.ts';
import type { ValueRule } from '../rule.ts';

/** Letters that are missing in the pictures of social networks, because the typeface does not have them. */
export default {
  codes: {
    'card-letters': ['A title that pictures for social networks cannot show', 'title: 联系我们'],
  },
  check({ kind, value }) {
    const path = { page: ['title'], site: ['company', 'name'], text: [] }[kind];
    const text = valueAt(value, path);
    if (typeof text !== 'string') return [];
    const [...missing] = new Set(text.normalize('NFC').match(NOT_IN_TYPEFACE));
    if (missing.length === 0) return [];
    const what = kind === 'page' ? 'title' : 'name';
    const message = `The picture for social networks is shown without this ${what}, because the typeface has no ${quote(missing.join(''))}.`;
    return [warning(path, 'card-letters', message, { suggestion: 'Keep it, or use Latin letters.' })];
  },
} satisfies ValueRule<'card-letters'>;
