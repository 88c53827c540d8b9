import type { FormModel, FormSection, Path } from '../../../../content/index.ts';
import { type KeyedFields, newKey, withKeys, withoutAnchors } from '../../data/keyed.ts';
import { type EditorData, type SectionData, sectionsOf, typeOf } from '../../data/page-data.ts';
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

/** The places in the page's file whose words are still those of an example. */
export function leftExamples(data: EditorData, forms: FormModel): { path: Path; text: string }[] {
  return sectionsOf(data).flatMap((section, index) => {
    const words = new Set(section.examples);
    const shape = forms.sections[typeOf(section)]?.shape;
    if (words.size === 0 || !shape) return [];
    const found: { path: Path; text: string }[] = [];
    drawable(section.value, shape, (text, path, { means }) => {
      if (means === 'text' && words.has(text)) found.push({ path: ['sections', index, ...path], text });
      return text;
    });
    return found;
  });
}
