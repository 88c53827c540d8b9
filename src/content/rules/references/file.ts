import { lookUpFile } from '../look-up-file.ts';
import type { ReferenceRule } from '../rule.ts';

export default {
  codes: {
    'unknown-file': ['A file that is not in content/files', 'file: missing.pdf'],
  },
  kind: 'file',
  check: (reference, _, { downloads }) =>
    downloads.has(reference.name) ? undefined : lookUpFile(reference, downloads, 'unknown-file', 'file'),
} satisfies ReferenceRule<'unknown-file'>;
