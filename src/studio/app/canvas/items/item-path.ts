import type { FormField } from '../../../../content/index.ts';
import { type Place, type SectionData, SITE, sectionsOf, typeOf } from '../../data/page-data.ts';
import type { Shown } from '../words/shown-parts.tsx';

/** An item of a list: where it is, and the form of its list. */
export interface ItemPlace extends Place {
  list: FormField;
}

/**
 * The innermost item of a list that a value is in. A row of a table counts rather than its cell: an item of several
 * texts comes before one that is a single text.
 */
export function itemAround({ data, canvas: { forms } }: Shown, { file, path }: Place): ItemPlace | undefined {
  let field: FormField | undefined = file === SITE ? forms.site : forms.page;
  let found: ItemPlace | undefined;
  for (const [at, step] of path.entries()) {
    const section: SectionData | undefined =
      field === forms.page.fields?.sections ? sectionsOf(data)[Number(step)] : undefined;
    if (section) field = forms.sections[typeOf(section)]?.shape;
    else if (typeof step === 'string') field = field?.fields?.[step];
    else {
      const isBetter = field?.item?.kind !== 'text' || (found?.list.item?.kind ?? 'text') === 'text';
      if (field && isBetter) found = { file, path: path.slice(0, at + 1), list: field };
      field = field?.item;
    }
  }
  return found;
}
