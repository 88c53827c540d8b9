import type { FormField } from '../../../../content/index.ts';
import { type Place, SITE, sectionsOf, typeOf } from '../../data/page-data.ts';
import type { Shown } from '../words/shown-parts.tsx';

/** An item of a list: where it is, and the form of its list. */
export interface ItemPlace extends Place {
  list: FormField;
}

/**
 * The innermost item of a list that a value is in. A row of a table counts rather than its cell: an item of several
 * fields comes before one that is a single text.
 */
export function itemAround(context: Pick<Shown, 'data' | 'canvas'>, place: Place) {
  const { file, path } = place;
  let [field, start] = rootOf(context, place);
  let found: ItemPlace | undefined;
  for (const [at, step] of path.entries()) {
    if (at < start) continue;
    if (typeof step === 'string') field = field?.fields?.[step];
    else {
      const isBetter = field?.item?.kind === 'map' || found?.list.item?.kind !== 'map';
      if (field && isBetter) found = { file, path: path.slice(0, at + 1), list: field };
      field = field?.item;
    }
  }
  return found;
}

/** The form of a section or file, and how many steps of a path lead there. */
function rootOf({ data, canvas: { forms } }: Pick<Shown, 'data' | 'canvas'>, { file, path }: Place) {
  const [first, index] = path;
  const section = sectionsOf(data)[Number(index)];
  const root: [field: FormField | undefined, steps: number] =
    file === SITE
      ? [forms.site, 0]
      : first === 'sections'
        ? [section && forms.sections[typeOf(section)]?.shape, 2]
        : [forms.page, 0];
  return root;
}
