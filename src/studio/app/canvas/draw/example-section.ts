import type { FormModel, FormSection } from '../../../../content/index.ts';
import { newKey, withKeys, withoutAnchors } from '../../data/keyed.ts';
import { type EditorData, type Place, type SectionData, sectionsOf, typeOf } from '../../data/page-data.ts';
import { drawable } from './drawable.ts';

/** A new section with the words of the type's example, which wait for the editor's own. */
export function exampleSection(type: string, { example, shape }: FormSection): SectionData {
  const value = withoutAnchors(withKeys({ ...example, type }), shape);
  const words = new Set<string>();
  drawable(value, shape, (text, _, { means }) => {
    if (means === 'text') words.add(text);
    return text;
  });
  return { key: newKey(), value, examples: [...words] };
}

/** The places of words that are still those of an example. */
export function leftExamples(data: EditorData, forms: FormModel): Place[] {
  return sectionsOf(data).flatMap((section, index) => {
    const words = new Set(section.examples);
    const shape = forms.sections[typeOf(section)]?.shape;
    if (words.size === 0 || !shape) return [];
    const found: Place[] = [];
    drawable(section.value, shape, (text, path, { means }) => {
      if (means === 'text' && words.has(text))
        found.push({ file: data.pageFile, path: ['sections', index, ...path] });
      return text;
    });
    return found;
  });
}
