import { lookUpFile } from '../look-up-file.ts';
import type { ReferenceRule } from '../rule.ts';

export default {
  codes: {},
  kind: 'file',
  check: (reference, _, { downloads }) =>
    downloads.has(reference.name) ? undefined : lookUpFile(reference, downloads, 'unknown-file', 'file'),
} satisfies ReferenceRule<'unknown-file'>;
