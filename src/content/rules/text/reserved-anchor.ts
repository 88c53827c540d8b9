import { error } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import type { TextRule } from '../rule.ts';

/** The ids of the shell around every page, and of the end of its first screen. Two elements with one id break links. */
const SHELL_IDS: ReadonlySet<string> = new Set(['first-screen', 'main', 'navigation', 'root', 'top']);

/** An id that the shell of every page uses for itself. */
export default {
  codes: {
    'reserved-anchor': ['A place on a page with an id of the frame', 'id: main'],
  },
  fields: ['anchor'],
  check(id, path) {
    if (!SHELL_IDS.has(id)) return undefined;
    const message = `The id ${quote(id)} belongs to the frame around every page; links would not reach this place.`;
    return error(path, 'reserved-anchor', message, { suggestion: `id: ${id}-section` });
  },
} satisfies TextRule<'reserved-anchor'>;
