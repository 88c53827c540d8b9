import { error, type UnlocatedDiagnostic } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import type { ValueRule } from '../rule.ts';

export default {
  codes: {
    'duplicate-anchor': ['Two places on a page with the same id', 'id: team (twice)'],
  },
  check(_, anchors) {
    const known = new Set<string>();
    const found: UnlocatedDiagnostic<'duplicate-anchor'>[] = [];
    for (const { name, path } of anchors) {
      const message = `Another place on this page has the id ${quote(name)}.`;
      if (known.has(name))
        found.push(error(path, 'duplicate-anchor', message, { suggestion: `id: ${name}-2` }));
      if (name !== '') known.add(name);
    }
    return found;
  },
} satisfies ValueRule<'duplicate-anchor'>;
