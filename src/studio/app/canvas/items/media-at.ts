import type { FormField, Path } from '../../../../content/index.ts';
import { isFields, type Keyed } from '../../data/keyed.ts';
import { type Place, sectionsOf, typeOf, valueIn } from '../../data/page-data.ts';
import type { Shown } from '../words/shown-parts.tsx';
import { itemsAt } from './use-item.ts';

/** Where the icon or picture is that an element of the page shows: in its item, else in its section. */
export function mediaAt(target: Element, shown: Shown): Place | undefined {
  const means = target.closest('svg') ? 'icon' : target.closest('img, picture') ? 'image' : undefined;
  const key = target.closest('[data-section]')?.getAttribute('data-section');
  if (!means || !key) return undefined;
  const { data, canvas } = shown;
  const index = sectionsOf(data).findIndex((one) => one.key === key);
  const section = sectionsOf(data)[index];
  const shape = section && canvas.forms.sections[typeOf(section)]?.shape;
  const whole = { file: data.pageFile, path: ['sections', index], shape };
  const items = itemsAt(target, shown).map(({ file, path, list }) => ({ file, path, shape: list.item }));
  for (const { file, path, shape } of [...items, whole]) {
    const found = shape && pathOf(means, shape, valueIn(data, { file, path }));
    if (found) return { file, path: [...path, ...found] };
  }
  return undefined;
}

/** The path to the first value of a meaning that is in no list; a picture's is that of its group. */
function pathOf(means: string, { fields = {} }: FormField, value: Keyed | undefined): Path | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const inner = isFields(value) ? value[name] : undefined;
    if (inner === undefined) continue;
    if (field.means === means) return means === 'image' ? [] : [name];
    const below = pathOf(means, field, inner);
    if (below) return [name, ...below];
  }
  return undefined;
}
