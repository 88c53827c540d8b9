import type { FormModel, Path } from '../../../../content/index.ts';
import { type EditorData, sectionsOf, typeOf } from '../../data/page-data.ts';
import { drawable } from './drawable.ts';

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
