import type { CodeEntry } from '../../codes.ts';
import { error, type UnlocatedDiagnostic } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import { walkTexts } from '../../schema/walk-texts.ts';
import type { ValueRule } from '../rule.ts';

const codes = {
  'duplicate-anchor': ['Two places on a page with the same id', 'id: team (twice)'],
} satisfies Record<string, CodeEntry>;
type Found = UnlocatedDiagnostic<keyof typeof codes>;

export default {
  codes,
  check({ parts }) {
    const known = new Set<string>();
    const found: Found[] = [];
    for (const { value, shape, path } of parts) {
      walkTexts(
        value,
        shape,
        (id, { field }, at) => {
          if (field !== 'anchor' || id === '') return;
          const message = `Another place on this page has the id ${quote(id)}.`;
          if (known.has(id))
            found.push(error(at, 'duplicate-anchor', message, { suggestion: `id: ${id}-2` }));
          known.add(id);
        },
        path,
      );
    }
    return found;
  },
} satisfies ValueRule<Found['code']>;
