import { fieldsOf, type Item, itemsOf, type KeyedFields, newKey, textOf } from '../../data/keyed.ts';

/** Where a page is in the menu: `top`, the index of a group, or nowhere. */
export type MenuPlace = 'none' | 'top' | number;

/** The entries of the header, from site.yaml. */
const entriesOf = (site: KeyedFields): Item[] => itemsOf(fieldsOf(site.navigation).items);

/** The links of a group of the menu; undefined where an entry is none. */
const linksOf = ({ value }: Item): Item[] | undefined => {
  const { items } = fieldsOf(value);
  return items === undefined ? undefined : itemsOf(items);
};

const labelOf = ({ value }: Item): string => textOf(fieldsOf(value).label);

const leadsTo =
  (address: string) =>
  ({ value }: Item) =>
    fieldsOf(value).link === address;

/** Where the menu has the page at an address. */
export function placeInMenu(site: KeyedFields, address: string): MenuPlace {
  const entries = entriesOf(site);
  if (entries.some(leadsTo(address))) return 'top';
  const group = entries.findIndex((entry) => linksOf(entry)?.some(leadsTo(address)));
  return group < 0 ? 'none' : group;
}

/** The groups of the menu, with their places. */
export const menuGroups = (site: KeyedFields): { place: number; label: string }[] =>
  entriesOf(site).flatMap((entry, place) => (linksOf(entry) ? [{ place, label: labelOf(entry) }] : []));

/**
 * Moves a page to another place in the menu; its words stay if it has been there before.
 * @param label the words of the link
 * @param most entries that the menu has room for
 * @returns the entries of the menu, or why there can be no change
 */
export function moveInMenu(
  site: KeyedFields,
  address: string,
  label: string,
  place: MenuPlace,
  most: number,
): Item[] | string {
  const entries = entriesOf(site);
  const isPage = leadsTo(address);
  const before = entries.flatMap((entry) => [entry, ...(linksOf(entry) ?? [])]).find(isPage);
  const link = { key: newKey(), value: { label: before ? labelOf(before) : label, link: address } };
  const emptied = entries.findIndex((entry) => {
    const links = linksOf(entry) ?? [];
    return links.length > 0 && links.every(isPage);
  });
  if (entries[emptied] && emptied !== place)
    return `It is the only page under “${labelOf(entries[emptied])}”, and a group needs one. Move another page there first.`;
  const kept = entries
    .map((entry, at) => {
      const others = linksOf(entry)?.filter((one) => !isPage(one));
      if (!others) return entry;
      const items = at === place ? [...others, link] : others;
      return { ...entry, value: { ...fieldsOf(entry.value), items } };
    })
    .filter((entry) => !isPage(entry));
  const next = place === 'top' ? [...kept, link] : kept;
  if (next.length === 0) return 'It is the only entry of the menu, and the menu needs one.';
  if (next.length > most) return `The menu is full: it has room for ${most} entries. Choose a group of it.`;
  return next;
}
