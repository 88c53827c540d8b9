import type { FormModel, Path } from '../../../content/index.ts';
import { type EditorData, exampleWords, sectionOf } from '../data/page-data.ts';
import { drawable } from './drawable.ts';

/** The places in the page's file whose words are still those of an example. */
export function leftExamples({ content }: EditorData, forms: FormModel): { path: Path; text: string }[] {
  return content.flatMap((section, index) => {
    const words = new Set(exampleWords(section.props));
    const shape = forms.sections[section.type]?.shape;
    if (words.size === 0 || !shape) return [];
    const found: { path: Path; text: string }[] = [];
    drawable(sectionOf(section).value, shape, (text, path, { means }) => {
      if (means === 'text' && words.has(text)) found.push({ path: ['sections', index, ...path], text });
      return text;
    });
    return found;
  });
}
