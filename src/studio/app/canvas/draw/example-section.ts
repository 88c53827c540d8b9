import type { FormModel, FormSection } from '../../../../content/index.ts';
import { newKey, withKeys, withoutAnchors } from '../../data/keyed.ts';
import { type EditorData, type Place, type SectionData, sectionsOf, typeOf } from '../../data/page-data.ts';
import { isUntouched } from '../../fields/new-value.ts';
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

/** A place whose words wait for the editor's own. */
export interface Untouched extends Place {
  /** Whether they may be saved: those of a new page are in its file, those of an example are never written. */
  isDraft: boolean;
}

/** The places on the page whose words are still those of an example or of a new page. */
export const untouchedWords = (data: EditorData, forms: FormModel): Untouched[] =>
  sectionsOf(data).flatMap((section, index) => {
    const words = new Set(section.examples);
    const shape = forms.sections[typeOf(section)]?.shape;
    const found: Untouched[] = [];
    if (shape)
      drawable(section.value, shape, (text, path, field) => {
        const isExample = field.means === 'text' && words.has(text);
        const place = { file: data.pageFile, path: ['sections', index, ...path] };
        if (isExample || isUntouched(text, field)) found.push({ ...place, isDraft: !isExample });
        return text;
      });
    return found;
  });
