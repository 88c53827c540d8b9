import type { FormModel, Section, Site } from '../../../../content/index.ts';
import { tonesOf } from '../../../../site/page/tones.ts';
import type { Keyed } from '../../data/keyed.ts';
import { type EditorData, isHidden, pageOf, sectionsOf, typeOf } from '../../data/page-data.ts';
import type { CanvasState } from './canvas-context.ts';
import { type DrawText, drawable } from './drawable.ts';

/** The site's content as the canvas shows it. */
export const drawnSite = (file: Keyed | undefined, forms: FormModel, draw?: DrawText) =>
  drawable(file, forms.site, draw) as Site;

/** The title above the sections; undefined where a section opens the page. */
export function drawnTitle(data: EditorData, forms: FormModel): string | undefined {
  const opens = sectionsOf(data).some((section) => forms.sections[typeOf(section)]?.meta.opensPage);
  return opens ? undefined : String(pageOf(data).title ?? '');
}

/** Whether the header's button is the first one on the page: its first section has none. */
export function drawnHeaderLeads(data: EditorData, forms: FormModel): boolean {
  const [first] = visibleOf(data);
  return !(first && (forms.sections[typeOf(first)]?.meta.hasButton || first.value.button));
}

const visibleOf = (data: EditorData) => sectionsOf(data).filter((section) => !isHidden(section));

/** The tone of each section by its type or its neighbours where none is chosen, by id; it is never written. */
export function drawnTones(data: EditorData, forms: FormModel): CanvasState['tones'] {
  const visible = visibleOf(data);
  const tones = tonesOf(
    visible.map((section) => {
      const { value } = section;
      const tone = value.tone ?? forms.sections[typeOf(section)]?.shape.fields?.tone?.default;
      return { ...value, tone } as unknown as Section;
    }),
  );
  return new Map(visible.map(({ key }, at) => [key, tones[at] ?? 'paper']));
}
