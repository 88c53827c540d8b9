import { error, type UnlocatedDiagnostic } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import { walkTexts } from '../../schema/walk-texts.ts';
import type { ValueRule } from '../rule.ts';

export default {
  codes: ['duplicate-anchor'],
  check({ parts }) {
    const known = new Set<string>();
    const found: UnlocatedDiagnostic[] = [];
    for (const { value, shape, path } of parts) {
      walkTexts(
        value,
        shape,
        (id, { field }, at) => {
          if (field !== 'anchor' || id === '') return;
          const message = `Another place on this page has the id ${quote(id)}.`;
          if (known.has(id))
            found.push(error(at, 'value', 'duplicate-anchor', message, { suggestion: `id: ${id}-2` }));
          known.add(id);
        },
        path,
      );
    }
    return found;
  },
} satisfies ValueRule;
