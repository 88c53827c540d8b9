import { error } from '../../diagnostic.ts';
import { sameName } from '../../explain/nearest.ts';
import { nameOf } from '../../files/paths.ts';
import { lookUpFile } from '../look-up-file.ts';
import type { ReferenceRule } from '../rule.ts';

export default {
  codes: {
    'unknown-text-file': ['A text that is not in content/text', 'text: missing'],
  },
  kind: 'text-file',
  check(reference, _, { textNames, misplaced }) {
    const { name, path } = reference;
    if (textNames.has(name) || misplaced.texts.some((one) => sameName(one, nameOf(name)))) return undefined;
    if (name.split(/\s+/).length < 6) return lookUpFile(reference, textNames, 'unknown-text-file', 'text');
    const message = 'This field takes the name of a file in content/text, not the text itself.';
    return error(path, 'unknown-text-file', message, {
      suggestion: 'Put the text into a file there. For a short text, use another section type.',
    });
  },
} satisfies ReferenceRule<'unknown-text-file'>;
