import { useId, useState } from 'react';
import { useCommands, useEditor } from '../../data/editor-state.tsx';
import { textOf } from '../../data/keyed.ts';
import { SITE, siteOf, withChange } from '../../data/page-data.ts';
import { useEditing } from '../editing.ts';
import { SelectField } from '../SelectField.tsx';
import { type MenuPlace, menuGroups, moveInMenu, placeInMenu } from './menu.ts';

interface Props {
  address: string;
  /** The words of a new link. */
  title: string;
}

const ITEMS = { file: SITE, path: ['navigation', 'items'] };

/** Whether and where the menu leads to a page. */
export function MenuField({ address, title }: Props) {
  const { data } = useEditor();
  const { change } = useCommands();
  const { forms } = useEditing();
  const [refusal, setRefusal] = useState<string>();
  const id = useId();
  const site = siteOf(data);
  const items = forms.site.fields?.navigation?.fields?.items;
  const words = title.slice(0, items?.item?.fields?.label?.max);
  const choose = (value: string) => {
    const place: MenuPlace = value === 'none' || value === 'top' ? value : Number(value);
    const next = moveInMenu(site, address, words, place, items?.max ?? Number.POSITIVE_INFINITY);
    setRefusal(typeof next === 'string' ? next : undefined);
    if (typeof next !== 'string') change((now) => withChange(now, ITEMS, next));
  };
  const problem = { file: '', path: [], severity: 'warning', code: '' } as const;
  return (
    <SelectField
      id={id}
      field={{ label: 'In the menu', required: true }}
      help="The links at the top of every page. Their words and order are under “Header”."
      problems={refusal === undefined ? [] : [{ ...problem, message: refusal }]}
      value={String(placeInMenu(site, address))}
      options={[
        { value: 'none', label: 'No' },
        { value: 'top', label: 'Yes, beside the other entries' },
        ...menuGroups(site).map(({ place, label }) => ({
          value: String(place),
          label: `Yes, under “${label}”`,
        })),
      ]}
      onChange={(value) => choose(textOf(value))}
    />
  );
}
