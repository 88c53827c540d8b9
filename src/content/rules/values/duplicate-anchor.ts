import { error, type UnlocatedDiagnostic } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import type { ValueRule } from '../rule.ts';

export default {
  codes: ['duplicate-anchor'],
  check({ parts }) {
    const known = new Set<unknown>();
    const found: UnlocatedDiagnostic[] = [];
    for (const { value, path } of parts) {
      const { id } = (path.length === 2 ? value : {}) as { id?: unknown };
      if (typeof id !== 'string' || id === '') continue;
      if (known.has(id))
        found.push(
          error(
            [...path, 'id'],
            'value',
            'duplicate-anchor',
            `Another section of this page has the id ${quote(id)}.`,
            {
              suggestion: `id: ${id}-2`,
            },
          ),
        );
      known.add(id);
    }
    return found;
  },
} satisfies ValueRule;
