import { useId, useState } from 'react';
import type { FormField } from '../../../../content/index.ts';
import type { Group } from '../field-props.ts';
import { type MenuPlace, menuGroups, moveInMenu, placeInMenu } from './menu.ts';

interface Props {
  /** site.yaml. */
  site: Group;
  form: FormField;
  address: string;
  /** The words of a new link. */
  title: string;
  onChange: (site: Group) => void;
}

/** Whether and where the menu leads to a page. */
export function MenuField({ site, form, address, title, onChange }: Props) {
  const [refusal, setRefusal] = useState('');
  const id = useId();
  const items = form.fields?.navigation?.fields?.items;
  const words = title.slice(0, items?.item?.fields?.label?.max);
  const choose = (value: string) => {
    const place: MenuPlace = value === 'none' || value === 'top' ? value : Number(value);
    const next = moveInMenu(site, address, words, place, items?.max ?? Number.POSITIVE_INFINITY);
    setRefusal(typeof next === 'string' ? next : '');
    if (typeof next !== 'string') onChange(next);
  };
  return (
    <div className="field">
      <label className="field-name" htmlFor={id}>
        In the menu
      </label>
      <select
        id={id}
        className="field-input"
        aria-describedby={`${id}-help ${id}-refusal`}
        value={String(placeInMenu(site, address))}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="none">No</option>
        <option value="top">Yes, beside the other entries</option>
        {menuGroups(site).map(({ place, label }) => (
          <option key={place} value={String(place)}>
            Yes, under “{label}”
          </option>
        ))}
      </select>
      <p className="field-help" id={`${id}-help`}>
        The links at the top of every page. Their words and order are under “Header”.
      </p>
      <p id={`${id}-refusal`} role="status" className={refusal && 'field-problem field-warning'}>
        {refusal}
      </p>
    </div>
  );
}
