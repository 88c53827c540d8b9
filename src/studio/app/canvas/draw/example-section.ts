import type { FormSection } from '../../../../content/index.ts';
import { type KeyedFields, newKey, withKeys, withoutAnchors } from '../../data/keyed.ts';
import type { SectionData } from '../../data/page-data.ts';
import { drawable } from './drawable.ts';

/** A new section with the words of the type's example, which wait for the editor's own. */
export function exampleSection(type: string, { example, shape }: FormSection): SectionData {
  const value = withoutAnchors(withKeys({ ...example, type }), shape) as KeyedFields;
  const words = new Set<string>();
  drawable(value, shape, (text, _, { means }) => {
    if (means === 'text') words.add(text);
    return text;
  });
  return { key: newKey(), value, examples: [...words] };
}
